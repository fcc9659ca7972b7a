import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { Sent } from '../support/api.ts';
import { ME, OTHER, conversation, messageItem } from '../support/fixtures-messages.ts';
import { list } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

const TOTAL = 5_000;
const DRAWN_MAX = 300;

const nth = (number: number) =>
  messageItem(number, `${number} ${'words '.repeat(number % 40)}`, {
    author: number % 3 === 0 ? ME : OTHER,
    sentAt: new Date(Date.UTC(2025, 0, 1) + number * 600_000).toISOString(),
  });

/** A page of a room that has so many, as the server gives it. A search finds the 42nd. */
function messagesFor({ query }: Sent) {
  const after = Number(query.get('after') ?? 0);
  const end = query.has('after')
    ? Math.min(TOTAL, after + 60)
    : Number(query.get('before') ?? TOTAL + 1) - 1;
  const numbers = Array.from({ length: Math.min(60, end) }, (_, index) => end - index);
  const found = query.has('q') ? [42] : numbers.filter((one) => one > after).toReversed();
  const more = { lastNumber: TOTAL, readNumber: TOTAL, writable: true };
  return list('/api/users/8/messages', found.map(nth), more);
}

const log = page.getByRole('log');
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-number]')];
const numbers = () => rows().map((row) => Number(row.dataset['number']));
const newest = () => expect.element(log.getByText(/^5000 /)).toBeVisible();

it('scrolls through five thousand messages, stays where one reads, and leads to any of them', async () => {
  await mount('/messages/8', {
    as: {},
    answers: { ...conversation(), 'GET /api/users/8/messages': messagesFor },
  });
  await newest();
  const area = log.element();
  // Older ones load as one comes near the beginning, and what one reads doesn't move.
  for (let loaded = 60; loaded < 900; loaded += 60) {
    const first = TOTAL + 1 - loaded;
    const row = () => document.querySelector(`[data-number="${first}"]`);
    area.scrollTop = 100;
    const before = row()?.getBoundingClientRect().top ?? Number.NaN;
    await expect.poll(() => numbers()[0], { interval: 10 }).toBe(first - 60);
    const now = row()?.getBoundingClientRect().top ?? Number.NaN;
    expect(Math.abs(now - before)).toBeLessThan(4);
  }
  // What is drawn is bounded, so that a room of thousands scrolls like a small one.
  expect(numbers().length).toBeLessThanOrEqual(DRAWN_MAX);
  while (numbers().at(-1) !== TOTAL) {
    area.scrollTop += 300;
    await new Promise(requestAnimationFrame);
  }
  expect(numbers().length).toBeLessThanOrEqual(DRAWN_MAX);

  // A result that isn't loaded leads to its place, and back to the newest.
  await page.getByRole('button', { name: 'Search messages' }).click();
  await userEvent.keyboard('42{Enter}');
  await page.getByRole('button', { name: /42 words/ }).click();
  await expect
    .poll(() => document.querySelector('[data-target=true]')?.textContent)
    .toContain('42 words');
  await page.getByRole('button', { name: 'Newest messages' }).click();
  await newest();
});
