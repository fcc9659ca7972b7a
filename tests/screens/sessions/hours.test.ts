import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { cellName, weekDays } from '../../../web/sessions/hours/week.ts';
import type { Hours } from '../../../worker/contract/hours.ts';
import { answer, requests, unreachable } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { userDetail } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

const SUNDAY = 6 * 24;
const FRIDAY = 4 * 24;

const grid = page.getByRole('grid', { name: 'Hours of the week' });
const cell = (hour: number) => grid.getByRole('button', { name: cellName(hour), exact: true });
const pressed = () => grid.getByRole('button', { pressed: true }).elements().length;
const saved = page.getByText('Saved', { exact: true });
const failed = page.getByText('Not saved', { exact: true });
const lists = page.getByRole('list', { name: 'In words' });
const lastSent = () => requests('PUT /api/hours').at(-1)?.body;

const hoursOf = (hours: number[], zone: string | null = null): Hours => ({
  '@id': '/api/hours',
  '@type': 'Hours',
  zone,
  hours,
});

/** Opens the user's own page. These hours are stored. */
async function openHours(stored = hoursOf([])) {
  await mount('/user', {
    as: { id: 7 },
    answers: {
      'GET /api/users/7': userDetail({ id: 7, name: 'Mira' }),
      'GET /api/register/name': { name: 'Mira', available: true },
      'GET /api/hours': stored,
      // On a busy machine the first hours may be sent before the last one is marked.
      'PUT /api/hours': ({ body }) => Object.assign(hoursOf([]), body),
    },
  });
  await expect.element(grid).toBeVisible();
}

it('are marked by keyboard: Space marks, Shift and an arrow carry on, an arrow alone moves', async () => {
  await page.viewport(390, 844);
  await openHours();
  cell(FRIDAY + 20)
    .element()
    .focus();
  await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}{ArrowDown}');
  expect(pressed()).toBe(3);
  await expect.element(cell(FRIDAY + 23)).toHaveFocus();
  await expect.element(saved).toBeVisible();
  expect(lastSent()).toMatchObject({ hours: [FRIDAY + 20, FRIDAY + 21, FRIDAY + 22] });
  await expectAccessible();
  const clear = page.getByRole('button', { name: 'Clear all hours' });
  clear.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('You haven’t marked any hours yet.')).toBeVisible();
  await expect.element(clear).toBeDisabled();
  await expect.element(clear).toHaveFocus();
  await expect.poll(lastSent).toMatchObject({ hours: [] });
});

it('are marked by dragging a mouse over a block', async () => {
  await openHours();
  // The page isn't told yet that the button is released.
  document.addEventListener('pointerup', (event) => event.stopPropagation(), {
    once: true,
    capture: true,
  });
  await userEvent.dragAndDrop(cell(FRIDAY + 18), cell(SUNDAY - 24 + 20));
  await expect.poll(pressed).toBe(6);
  grid.element().dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expect.element(saved).toBeVisible();
  expect(lastSent()).toMatchObject({
    hours: [18, 19, 20]
      .flatMap((hour) => [FRIDAY + hour, FRIDAY + 24 + hour])
      .toSorted((a, b) => a - b),
  });
});

it('are shown as they’re stored, and in words', async () => {
  const evening = [20, 21, 22, 23, 24, 25].map((hour) => FRIDAY + hour);
  await openHours(hoursOf(evening, 'Pacific/Apia'));
  expect(pressed()).toBe(6);
  await expect.element(lists.getByRole('listitem')).toHaveTextContent(/^Friday .* to Saturday /);
  await expect.element(page.getByText('Times are in the Pacific/Apia time zone.')).toBeVisible();
  await cell(FRIDAY + 25).click();
  await expect.element(saved).toBeVisible();
  expect(lastSent()).toEqual({ zone: 'Pacific/Apia', hours: evening.slice(0, -1) });
});

it('are saved by themselves once the server can be reached again, and until then the page says that they aren’t', async () => {
  await openHours();
  answer({ 'PUT /api/hours': unreachable });
  await cell(FRIDAY + 20).click();
  await expect.element(failed).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => requests('PUT /api/hours').length).toBe(2);
  await expect.element(failed).toBeVisible();
  answer({ 'PUT /api/hours': hoursOf([FRIDAY + 20]) });
  dispatchEvent(new Event('online'));
  await expect.element(saved).toBeVisible();
  expect(lastSent()).toMatchObject({ hours: [FRIDAY + 20] });
});

it.each([
  ['en-US', 6],
  ['en-GB', 0],
  ['ar-EG', 5],
])('are shown from the first day of the week in %s', (region, day) => {
  expect(weekDays(region)[0]).toBe(day);
});
