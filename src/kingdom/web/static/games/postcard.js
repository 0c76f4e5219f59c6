// Shares the picture of the end of a game as pixels: with an app on a phone, as a file elsewhere.

import { make } from "../shared/travel.js";

const SCALE = 2;
const TYPE = "image/png";

async function pixels(address) {
  const picture = make("img", { src: address });
  await picture.decode();
  const canvas = make("canvas", { width: picture.naturalWidth * SCALE, height: picture.naturalHeight * SCALE });
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, TYPE));
}

/**
 * @param {HTMLAnchorElement} link to the picture, with the name of its file
 */
export async function share(link) {
  const name = link.download.replace(/\.svg$/, ".png");
  const file = new File([await pixels(link.href)], name, { type: TYPE });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] }))
    return navigator.share({ files: [file], title: document.title }).catch(() => {}); // they changed their mind
  const address = URL.createObjectURL(file);
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
