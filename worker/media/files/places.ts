/** Coordinates as a phone writes them into a video (ISO 6709): +52.5200+013.4050/ */
const PLACE = /[+-]\d{2}\.\d{3,8}[+-]\d{3}\.\d{3,8}/g;

/** One letter a byte, so that an index into the text is one into the bytes. */
const decoder = new TextDecoder('latin1');
const encoder = new TextEncoder();

/**
 * Zeroes the coordinates in an MP4; its length stays, so that what points into it still fits. A video that comes in
 * parts is done part by part: coordinates that lie across two of them are missed, one in a quarter of a million.
 */
export function blankPlaces(bytes: Uint8Array) {
  for (const { index, 0: place } of decoder.decode(bytes).matchAll(PLACE)) {
    bytes.set(encoder.encode(place.replaceAll(/\d/g, '0')), index);
  }
}
