import { afterEach, describe, expect, it, vi } from 'vitest';

import { languageOptions, ownLanguage } from '../../../web/base/language-options.ts';
import { languageName } from '../../../web/base/languages.ts';

afterEach(() => vi.unstubAllGlobals());

describe('languages', () => {
  it.each([
    ['de-AT', 'de'],
    ['PT-br', 'pt'],
    ['C', 'en'],
    ['en-US@posix', 'en'],
    ['', 'en'],
  ])('a browser that asks for “%s” begins with %s', (language, own) => {
    vi.stubGlobal('navigator', { language });
    expect(ownLanguage()).toBe(own);
  });

  it.each([
    ['de', 'German'],
    ['C', 'C'],
    ['en_US', 'en_US'],
    ['en-u-ca-buddhist', 'English'],
    ['x-a', 'x-a'],
  ])('%s is called %s', (tag, name) => {
    expect(languageName(tag)).toBe(name);
    expect(languageOptions(tag)).toContainEqual({ value: tag, label: name });
  });
});
