import { describe, expect, it } from 'vitest';

import { backFrom, ownPath, pathAfterRegistration } from '../../../web/base/own-path.ts';

const SITE = 'https://peerway.test';

/** Addresses of other sites as links may have them, and texts that are no address. */
const ELSEWHERE = [
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '',
];

const OWN = [
  '/',
  '/sessions/7?tab=chat#latest',
  '/users/7/ä ö',
  '/%09/evil.example',
  '/%2F/evil.example',
  '/login?back=//evil.example',
];

describe('where a log-in leads', () => {
  it.each(ELSEWHERE)('is never another site: %j', (path) => {
    expect(ownPath(path)).toBe('/');
    expect(backFrom(`?${new URLSearchParams({ back: path }).toString()}`)).toBe('/');
  });

  it.each(OWN)('is a page of this one: %j', (path) => {
    expect(SITE + ownPath(path)).toBe(new URL(path, SITE).href);
  });

  it('isn’t what an encoded address hides either', () => {
    expect(backFrom('?back=%2F%09%2Fevil.example')).toBe('/');
    expect(backFrom('?back=%2F%5Cevil.example')).toBe('/');
    expect(backFrom('?back=%2Fsessions%2F7')).toBe('/sessions/7');
    expect(backFrom('')).toBe('/');
  });
});

it.each([
  ['/session/31?key=0123&apply=1', '/session/31?key=0123&apply=1'],
  ['/session/31', '/games?back=%2Fsession%2F31'],
  ['/', '/games'],
])('a registration from %s leads to %s', (back, to) => {
  expect(pathAfterRegistration(back)).toBe(to);
});
