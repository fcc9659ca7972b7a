import { expect } from 'vitest';

export const INCOMPLETE = 'This file is incomplete.';
export const DAMAGED = 'This file is damaged.';
export const UPRIGHT = { mirrored: false, degrees: 0 };

/** Expects that beginnings of the file are refused as incomplete: from some bytes up to, but not, `to` bytes. */
export function expectCut(
  clean: (bytes: Uint8Array) => unknown,
  file: Uint8Array,
  from: number,
  to: number,
) {
  for (let length = from; length < to; length += 1) {
    expect(() => clean(file.slice(0, length))).toThrow(INCOMPLETE);
  }
}
