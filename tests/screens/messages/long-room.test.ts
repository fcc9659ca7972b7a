import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { Sent } from '../support/api.ts';
import { ME, OTHER, conversation, messageItem } from '../support/fixtures-messages.ts';
import { list } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

const TOTAL = 5_000;

const nth = (number: number) =>
  messageItem(number, `${number} ${'words '.repeat(number % 9)}`, {
    author: number % 3 === 0 ? ME : OTHER,
    sentAt: new Date(Date.UTC(2025, 0, 1) + number * 600_000).toISOString(),
  });

/** A page of a room with `TOTAL` messages, as the server answers it. A search finds message 42. */
function messagesFor({ query }: Sent) {
  const after = Number(query.get('after') ?? 0);
  const end = query.has('after')
    ? Math.min(TOTAL, after + 60)
    : Number(query.get('before') ?? TOTAL + 1) - 1;
  const numbers = Array.from({ length: Math.min(60, end) }, (_, index) => end - index);
  const found = query.has('q') ? [42] : numbers.filter((one) => one > after).toReversed();
  const more = { lastNumber: TOTAL, readNumber: TOTAL, writable: true, pinned: [] };
  return list('/api/users/8/messages', found.map(nth), more);
}

const log = page.getByRole('log');
const rowOf = (number: number) => document.querySelector(`[data-number="${number}"]`);
const topOf = (number: number) => rowOf(number)?.getBoundingClientRect().top ?? Number.NaN;
/** Waits until a message is loaded. */
const loaded = (number: number) =>
  expect.poll(() => rowOf(number), { interval: 10 }).not.toBeNull();

/** Whether the log was busy each time that rows were added. Only what is added to one that isn't is read aloud. */
function whenAdded() {
  const busy = new Set<string | null>();
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      const area = target instanceof Element && target.closest('[role=log]');
      if (area && addedNodes.length > 0) busy.add(area.ariaBusy);
    }
  });
  watch.observe(document, { subtree: true, childList: true });
  onTestFinished(() => watch.disconnect());
  return busy;
}

it('loads a long room as one scrolls, stays where one reads, and leads to any message', async () => {
  const added = whenAdded();
  await mount('/messages/8', {
    as: {},
    answers: { ...conversation(), 'GET /api/users/8/messages': messagesFor },
  });
  await loaded(TOTAL);
  const area = log.element();
  // Older messages load near the beginning, and the visible ones don't move.
  for (const first of [4_941, 4_881, 4_821]) {
    area.scrollTop = 100;
    const before = topOf(first);
    await expect
      .poll(() => {
        // A user goes on scrolling. An event that comes while rows are put in place loads nothing.
        area.dispatchEvent(new Event('scroll'));
        return rowOf(first - 60);
      })
      .not.toBeNull();
    expect(Math.abs(topOf(first) - before)).toBeLessThan(4);
  }
  await expect.element(log).toHaveAttribute('aria-busy', 'false');
  expect([...added]).toEqual(['true']);

  // A result that isn't loaded scrolls to its place. From there the user gets to newer messages and back to the end.
  await page.getByRole('button', { name: 'Search messages' }).click();
  await userEvent.keyboard('42{Enter}');
  await page.getByRole('button', { name: /42 words/ }).click();
  await expect
    .poll(() => document.querySelector('[data-target=true]')?.textContent)
    .toContain('42 words');
  expect(document.activeElement).toBe(rowOf(42));
  area.scrollTop = area.scrollHeight;
  const last = topOf(72);
  await loaded(132);
  expect(Math.abs(topOf(72) - last)).toBeLessThan(4);
  page.getByRole('button', { name: 'Newest messages' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await loaded(TOTAL);
  await expect.element(log).toHaveFocus();
  await expect.element(log.getByText(/^5000 /)).toBeInViewport();
});
