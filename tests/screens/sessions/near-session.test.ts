import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  applicationItem,
  member,
  minutesFromNow,
  openSession,
  ownApplication,
} from '../support/fixtures-session-page.ts';
import { sessionDetail } from '../support/fixtures.ts';
import { more } from '../support/session-menu.ts';

const place = () => page.getByRole('region', { name: 'Your place in this session' });
const main = () => page.getByRole('article');
/** The buttons that are solid: the one act of the page's state. */
const solid = () =>
  [...main().element().querySelectorAll<HTMLElement>('button, a')]
    .filter((element) => element.checkVisibility())
    // The pointer may be over it.
    .filter((element) =>
      ['--warm', '--warm-hover'].map(colorOf).includes(getComputedStyle(element).backgroundColor),
    )
    .map((element) => element.textContent);

function colorOf(token: string) {
  const probe = document.createElement('i');
  probe.style.background = `var(${token})`;
  document.body.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

/** The number of lines that an element takes. */
function linesOf(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element.lastChild ?? element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

const near = {
  id: 31,
  startsAt: minutesFromNow(20),
  seatsTaken: 2,
  roster: [member({ id: 7, name: 'Mira' })],
};

it('a session that is near has talk first on a phone: one solid button, the chat, and tabs', async () => {
  await page.viewport(360, 740);
  let answer: 'coming' | null = null;
  await openSession(
    () =>
      sessionDetail({
        ...near,
        relay: false,
        application: ownApplication({ id: 5, status: 'accepted', answer }),
      }),
    {
      'PATCH /api/applications/5': () => {
        answer = 'coming';
        return applicationItem({ id: 5, status: 'accepted', answer });
      },
    },
  );
  await expect.element(place().getByText('You’re in')).toBeVisible();
  await expect
    .element(page.getByText('Without a relay, people in this call can see your IP address.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Coming' }).click();
  await expect.element(place().getByRole('button', { name: 'Your answer: Coming' })).toBeVisible();
  expect(requests('PATCH /api/applications/5')[0]?.body).toEqual({ answer: 'coming' });
  await expect.poll(solid).toEqual(['Join voice']);
  // The field to write in is on the screen, without scrolling.
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await expect.element(field).toBeVisible();
  expect(field.element().getBoundingClientRect().bottom).toBeLessThan(740);
  expect(document.documentElement.scrollWidth).toBe(360);
  await more().click();
  await expect.element(page.getByRole('button', { name: 'Leave session' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  // By keyboard: arrows go through the tabs, in a round.
  page.getByRole('tab', { name: 'Chat' }).element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: 'Plan' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('tabpanel', { name: 'People' })).toBeVisible();
  await expectAccessible();
  const own = page.getByRole('listitem').filter({ hasText: 'Mira' });
  await expect.element(own.getByText('you', { exact: true })).toBeVisible();
});

it('a time with AM or PM stays on one line of a narrow phone', async () => {
  await page.viewport(360, 740);
  await openSession(
    sessionDetail({ ...near, application: ownApplication({ status: 'accepted' }) }),
  );
  await page.getByRole('tab', { name: 'Plan' }).click();
  const plan = page.getByRole('tabpanel', { name: 'Plan' });
  await expect.element(plan.getByText(/[AP]M/).first()).toBeVisible();
  // How long until the start is whole, or not there.
  const line = main().element().querySelector('header time')?.parentElement;
  const [clock, span] = [...(line?.children ?? [])].map((part) => part.getBoundingClientRect());
  const { right = 0, bottom = 0 } = line?.getBoundingClientRect() ?? {};
  expect(clock?.right).toBeLessThanOrEqual(right);
  expect(span?.right).toBeLessThanOrEqual(span && span.top < bottom - 1 ? right : 360);
  const times = [...plan.element().querySelectorAll('time')];
  expect(times.map(linesOf)).toEqual([1, 1]);
  expect(document.documentElement.scrollWidth).toBe(360);
});

it('its host has all of it beside each other on a wide screen, and voice as the one solid button', async () => {
  await openSession(sessionDetail({ ...near, pendingCount: 0, deletable: false }), {}, 8);
  await expect.poll(solid).toEqual(['Join voice']);
  const headings = page.getByRole('heading', { level: 2 }).elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Plan',
    'Chat',
    'People',
    'Applications',
  ]);
  await more().click();
  await expect.element(page.getByRole('button', { name: 'Cancel session' })).toBeVisible();
});
