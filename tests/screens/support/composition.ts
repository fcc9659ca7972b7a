import type { Locator } from 'vitest/browser';

/**
 * What a key of an input method looks like. Chromium and Firefox send it within the composition, and Safari sends the
 * one that ends a composition after it.
 */
export const COMPOSED = [{ isComposing: true }, { keyCode: 229 }];

/** Presses a key that an input method takes. Returns whether the field left it to the browser. */
export const pressComposed = (field: Locator, key: string, form: object): boolean =>
  field
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...form }));
