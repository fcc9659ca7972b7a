import { expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';

import { requests } from '../support/api.ts';
import {
  applicationItem,
  member,
  minutesFromNow,
  ownApplication,
  sessionAnswers,
} from '../support/fixtures-session-page.ts';
import { sessionDetail } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

const board = () => page.getByRole('region', { name: 'When' });
const buttons = () => board().getByRole('button').elements();
const names = () => buttons().map((element) => element.textContent);

/** How a button looks: its background, or 'none'. */
function solidOf(element: Element) {
  const { backgroundColor } = getComputedStyle(element);
  return /, 0\)$|transparent|\/ 0\)/.test(backgroundColor) ? 'none' : backgroundColor;
}

/** The number of lines that an element's last text takes. */
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

it('a session that is near has the call first and solid, the way out last and quiet', async () => {
  await page.viewport(360, 740);
  let checkedIn = false;
  await mount('/session/31', {
    as: { id: 7 },
    answers: sessionAnswers(
      31,
      () =>
        sessionDetail({
          ...near,
          relay: false,
          application: ownApplication({ id: 5, status: 'accepted', checkedIn }),
        }),
      {
        'PATCH /api/applications/5': () => {
          checkedIn = true;
          return applicationItem({ id: 5, status: 'accepted', checkedIn });
        },
      },
    ),
  });
  await expect.element(board().getByText('You’re in')).toBeVisible();
  await expect
    .element(board().getByText('Without a relay, people in this call can see your IP address.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'On my way' }).click();
  await expect.element(page.getByRole('button', { name: 'Leave session' })).toBeVisible();
  expect(requests('PATCH /api/applications/5')[0]?.body).toEqual({ checkedIn: true });
  expect([names()[0], names().at(-1)]).toEqual(['Join voice', 'Leave session']);
  const looks = buttons().map(solidOf);
  expect(looks[0]).not.toBe('none');
  expect(looks.filter((look) => look === looks[0])).toHaveLength(1);
  expect(looks.at(-1)).toBe('none');
  const roster = page.getByRole('region', { name: 'Who’s in' }).getByRole('listitem');
  const own: Locator = roster.filter({ hasText: 'Mira' });
  await expect.element(own.getByText('you', { exact: true })).toBeVisible();
});

it('a time with AM or PM stays on one line of a narrow phone', async () => {
  await page.viewport(360, 740);
  await mount('/session/31', {
    as: { id: 7 },
    answers: sessionAnswers(
      31,
      sessionDetail({ ...near, application: ownApplication({ status: 'accepted' }) }),
    ),
  });
  await expect.element(board().getByText('You’re in')).toBeVisible();
  const times = [...board().element().querySelectorAll('time')];
  expect(times.map(linesOf)).toEqual([1, 1]);
  for (const time of times) expect(time.textContent).toMatch(/[AP]M$/);
  expect(document.documentElement.scrollWidth).toBe(360);
});

it('its host has the call first, too, and cancelling last and quiet', async () => {
  await mount('/session/31', {
    as: { id: 8 },
    answers: sessionAnswers(31, sessionDetail({ ...near, pendingCount: 0, deletable: false })),
  });
  await expect.poll(() => names()[0]).toBe('Join voice');
  expect(names().at(-1)).toBe('Cancel session');
  expect(buttons().map(solidOf).at(-1)).toBe('none');
});
