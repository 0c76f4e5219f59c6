// Six short sounds, made in the page from the numbers below: smaller than any file, and no request shows when one plays.
// They are off until a player turns them up.

import { setting } from "./settings.js";

const LOUDNESS = { low: 0.12, medium: 0.3, high: 0.7 };
const ATTACK = 0.006;
const SILENCE = 0.0001;

/**
 * The voices of each sound: wave, start and length in seconds, pitch at the start and at the end in hertz, loudness.
 * What sounds at the same time adds up to 1 at most, so nothing is clipped.
 * @type {Record<string, [OscillatorType | "noise", number, number, number, number, number][]>}
 */
export const SOUNDS = {
  card: [
    ["noise", 0, 0.16, 3200, 1100, 0.8],
    ["noise", 0.09, 0.05, 700, 400, 0.2],
  ],
  cube: [
    ["triangle", 0, 0.12, 520, 300, 0.6],
    ["noise", 0, 0.03, 2400, 1800, 0.4],
  ],
  coin: [
    ["sine", 0, 0.18, 1976, 1976, 0.4],
    ["sine", 0.07, 0.42, 2637, 2637, 0.4],
    ["triangle", 0.07, 0.2, 5274, 5274, 0.1],
  ],
  complete: [
    ["triangle", 0, 0.3, 523.25, 523.25, 0.3],
    ["triangle", 0.1, 0.3, 659.25, 659.25, 0.3],
    ["triangle", 0.2, 0.3, 783.99, 783.99, 0.3],
    ["triangle", 0.3, 0.7, 1046.5, 1046.5, 0.4],
  ],
  turn: [
    ["sine", 0, 0.5, 523.25, 523.25, 0.5],
    ["sine", 0.16, 0.5, 783.99, 783.99, 0.5],
  ],
  end: [
    ["triangle", 0, 0.22, 392, 392, 0.5],
    ["triangle", 0.2, 0.22, 523.25, 523.25, 0.5],
    ["square", 0.4, 1, 261.63, 261.63, 0.1],
    ["triangle", 0.4, 1, 523.25, 523.25, 0.25],
    ["triangle", 0.4, 1, 659.25, 659.25, 0.25],
    ["triangle", 0.4, 1, 783.99, 783.99, 0.25],
  ],
};

/**
 * The length of a sound in seconds.
 * @param {string} name
 */
export const lengthOf = (name) => Math.max(...SOUNDS[name].map(([, start, length]) => start + length));

// The same noise every time.
function noise(context, length) {
  const buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0, seed = 1; at < samples.length; at++) {
    seed = (seed * 16807) % 2147483647;
    samples[at] = seed / 1073741823.5 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

function glide(frequency, from, to, at, length) {
  frequency.setValueAtTime(from, at);
  frequency.exponentialRampToValueAtTime(to, at + length);
}

function voice(context, [wave, start, length, from, to, loudness], begin) {
  const at = begin + start;
  const source = wave === "noise" ? noise(context, length) : context.createOscillator();
  const volume = context.createGain();
  if (source instanceof OscillatorNode) {
    source.type = wave;
    glide(source.frequency, from, to, at, length);
    source.connect(volume);
  } else {
    const tone = context.createBiquadFilter();
    tone.type = "bandpass";
    glide(tone.frequency, from, to, at, length);
    source.connect(tone).connect(volume);
  }
  volume.gain.setValueAtTime(SILENCE, at);
  volume.gain.linearRampToValueAtTime(loudness, at + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, at + length);
  source.start(at);
  source.stop(at + length);
  return volume;
}

/**
 * Put a sound on the clock of a context.
 * @param {BaseAudioContext} context
 * @param {string} name
 * @param {number} loudness
 * @param {number} [after] in seconds
 */
export function schedule(context, name, loudness, after = 0) {
  const master = context.createGain();
  master.gain.value = loudness;
  master.connect(context.destination);
  for (const one of SOUNDS[name]) voice(context, one, context.currentTime + after).connect(master);
}

/** @type {AudioContext | null} */
let audio = null;

/**
 * Play a sound as loud as the player wants it.
 * @param {string} name
 * @param {number} [after] in seconds
 */
export function sound(name, after = 0) {
  const loudness = LOUDNESS[setting("volume")];
  if (!loudness) return;
  document.documentElement.dataset.sounded = name;
  if (!navigator.userActivation?.hasBeenActive) return; // a browser is silent before the first press
  audio ??= new AudioContext();
  schedule(audio, name, loudness, after);
}
