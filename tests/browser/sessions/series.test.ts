import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { Series } from '../../../worker/contract/series.ts';
import { allowErrors } from '../support/harness.ts';
import { pick } from '../support/pick.ts';
import {
  type Player,
  accept,
  apply,
  call,
  newPlayer,
  pageOf,
  sessionFor,
} from '../support/players.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function sessionPage(page: Page): Promise<number> {
  await page.waitForURL(/\/session\/\d+$/);
  return Number(page.url().split('/').at(-1));
}

const read = ({ token }: Player, id: number) => call(Series, 'GET', `/api/series/${id}`, { token });

/** The clock time of an ISO time, as the host's browser shows it. */
const clockOf = (at: string) => new Date(at).toTimeString().slice(0, 5);

it('a host makes a series, a member skips one evening, the host moves the rest', async () => {
  // A member who skips a session has no access to its room.
  allowErrors(/404.*\/messages/);
  const [host, guest] = await Promise.all([newPlayer('Weekly'), newPlayer('Regular')]);
  const [at, beside] = [
    await pageOf(host, { size: 'phone' }),
    await pageOf(guest, { size: 'phone' }),
  ];

  await at.goto('/sessions/add/new');
  await at.getByLabel('Name', { exact: true }).fill('Tuesday crew');
  await pick(at, 'Games', 'minecr', 'Minecraft');
  await button(at, 'PC').click();
  const tomorrow = new Date(Date.now() + 86_400_000);
  const day = `${tomorrow.getFullYear()}-${String(tomorrow.getMonth() + 1).padStart(2, '0')}-${String(tomorrow.getDate()).padStart(2, '0')}`;
  await at.getByLabel('Start', { exact: true }).fill(day);
  await at.getByLabel('Start, time').fill('20:00');
  await at.getByRole('switch', { name: 'Repeats' }).click();
  const last = new Date(Date.parse(day) + 11 * 7 * 86_400_000).toISOString().slice(0, 10);
  await at.getByLabel('Last day').fill(last);
  await button(at, 'Host session').click();
  const id = await sessionPage(at);
  await at.getByRole('tab', { name: 'Plan' }).click();
  await button(at, 'Session 1 of 12').waitFor();

  const { series } = await sessionFor(host, id);
  const application = await apply(guest, id);
  await accept(host, application);
  await beside.goto(`/session/${id}`);
  await beside.getByText('You’re also in the later sessions of this series.').waitFor();
  await button(beside, 'More').click();
  await button(beside, 'Skip or leave').click();
  await button(beside, 'Skip this session').click();
  await beside.getByText('You aren’t in this session', { exact: true }).waitFor();
  await button(beside, 'Session 1 of 12').click();
  await beside.getByText('You skip it').waitFor();
  await beside.getByRole('link', { name: /Session 2/ }).click();
  await beside.getByText('You’re in').waitFor();
  await beside.getByRole('tab', { name: 'Plan' }).click();
  await button(beside, 'Session 2 of 12').waitFor();

  const second = (await read(host, series?.id ?? 0)).sessions[1];
  await at.goto(`/sessions/add/${second?.id}`);
  await at.getByLabel('This session and all that follow').click();
  await at.getByLabel('Start, time').fill('21:30');
  await button(at, 'Save changes').click();
  await at.getByText('Saved, here and in all sessions that follow.').waitFor();
  await at.getByRole('tab', { name: 'Plan' }).click();
  await button(at, 'Session 2 of 12').waitFor();
  const { sessions, repeats } = await read(guest, series?.id ?? 0);
  expect(sessions.map(({ startsAt }) => clockOf(startsAt))).toEqual([
    '20:00',
    '21:30',
    '21:30',
    '21:30',
  ]);
  expect(sessions.map((one) => one.application)).toEqual([
    'left',
    'accepted',
    'accepted',
    'accepted',
  ]);
  expect(repeats).toMatchObject({ time: '21:30', everyWeeks: 1, until: last });
});
