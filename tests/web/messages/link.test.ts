import { expect, it } from 'vitest';

import { holdsLink } from '../../../worker/contract/link.ts';

it.each([
  ['see https://example.org', true],
  ['HTTP://EXAMPLE.ORG', true],
  ['look at www.example.org', true],
  // The client shows a link wherever an address begins, also within a word.
  ['ahttps://example.org', true],
  ['_http://example.org', true],
  ['9http://example.org', true],
  ['httpſ://example.org', true],
  ['example.org', false],
  ['http is a protocol', false],
])('%j holds a link: %s', (text, holds) => {
  expect(holdsLink(text)).toBe(holds);
});
