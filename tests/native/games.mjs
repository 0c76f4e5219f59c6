// Plays random games by the native core as WebAssembly: node games.mjs CORE.wasm TABLE FIRST COUNT
import { readFileSync } from "node:fs";
import process from "node:process";

const [core, table, first, count] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(core), {});
const { memory, call_playout_games: games } = instance.exports;
const numbers = readFileSync(table);
const at = memory.buffer.byteLength; // what is below belongs to the module
memory.grow(3 + Math.ceil(Number(count) / 8192)); // pages of 64 kB
new Uint8Array(memory.buffer).set(numbers, at);
const row = at + 65536;
const listed = row + 4096;
const digests = at + 131072;
games(at, BigInt(first), Math.ceil(Number(count) / 10), row, listed, digests); // compiles before the clock starts
const began = process.cpuUsage();
const decisions = games(at, BigInt(first), Number(count), row, listed, digests);
const { user, system } = process.cpuUsage(began);
const seconds = (user + system) / 1e6;
const found = new BigInt64Array(memory.buffer, digests, Number(count));
console.log(JSON.stringify({ decisions: Number(decisions), digests: Array.from(found, Number), seconds }));
