import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';

import { SessionDetail } from '../../../worker/contract/session.ts';
import { expectAccessible } from '../support/axe.ts';
import { openNext } from '../support/follow.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import {
  PASSWORD,
  type Player,
  accept,
  addSession,
  apply,
  cancel,
  hostedBy,
  newPlayer,
  pageOf,
  sessionFor,
} from '../support/players.ts';

let host: Player;
let guest: Player;
let third: Player;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const hostedCalled = async (name: string) =>
  (await hostedBy(host)).filter((session) => session.name === name);

beforeAll(async () => {
  [host, guest, third] = await Promise.all([
    newPlayer('Hoster'),
    newPlayer('Guest'),
    newPlayer('Third'),
  ]);
});

describe('a session', () => {
  it('lets an applicant withdraw and apply again', async () => {
    const { id } = await addSession(host, 'Second thoughts');
    await apply(guest, id);
    const page = await pageOf(guest);
    await page.goto(`/session/${id}`);
    await button(page, 'Withdraw application').click();
    await button(page, 'apply').waitFor();
    expect((await sessionFor(guest, id)).application).toBeNull();
    await button(page, 'apply').click();
    await button(page, 'Send application').click();
    await page.getByText('You’ve applied').waitFor();
    expect((await sessionFor(guest, id)).application).toMatchObject({ status: 'pending' });
  });

  it('lets the host answer several at once and take somebody out again', async () => {
    const { id } = await addSession(host, 'Crowd');
    await apply(guest, id);
    await apply(third, id);
    const page = await pageOf(host, { size: 'phone' });
    await page.goto(`/session/${id}`);
    await page.getByLabel('Select all').check();
    await button(page, 'Accept 2 selected').click();
    await page.getByText('3 of 4 seats').waitFor();
    await button(page, `Remove ${guest.name}`).click();
    await button(page, 'Remove').click();
    await page.getByText('2 of 4 seats').waitFor();
    expect((await sessionFor(host, id)).roster.map((member) => member.id)).toEqual([third.id]);
    const seen = await pageOf(guest);
    await seen.goto(`/session/${id}`);
    await seen.getByText('The host removed you').waitFor();
  });

  it('is cancelled with a reason only, which whoever has applied then reads', async () => {
    const { id } = await addSession(host, 'Storm');
    await apply(guest, id);
    const page = await pageOf(host);
    await page.goto(`/session/${id}`);
    await button(page, 'Cancel session').click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel session' }).click();
    await question.getByText('Enter a reason').waitFor();
    expect((await sessionFor(host, id)).status).toBe('open');
    await question.getByLabel('Reason').fill('Power cut in the whole street');
    await question.getByRole('button', { name: 'Cancel session' }).click();
    await question.waitFor({ state: 'detached' });
    expect((await sessionFor(host, id)).status).toBe('cancelled');
    const seen = await pageOf(guest);
    await seen.goto(`/session/${id}`);
    await seen.getByText('Power cut in the whole street').waitFor();
  });

  it('is deleted while nobody has applied', async () => {
    // Its messages may be asked for just as it goes.
    allowErrors(/404/);
    const { id } = await addSession(host, 'Never mind');
    const page = await pageOf(host);
    await page.goto(`/session/${id}`);
    await button(page, 'Delete session').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete session' }).click();
    await page.waitForURL('**/sessions');
    expect(await hostedCalled('Never mind')).toEqual([]);
  });
});

/** How a button looks: its background, or 'none'. */
const solidOf = (target: Locator) =>
  target.evaluate((element) => {
    const { backgroundColor } = getComputedStyle(element);
    return /, 0\)$|transparent|\/ 0\)/.test(backgroundColor) ? 'none' : backgroundColor;
  });

/** The number of lines that an element's last text takes. */
const linesOf = (target: Locator) =>
  target.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.lastChild ?? element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

describe('the page of a session that is near', () => {
  it('has the call first and solid, the way out last and quiet, and breaks no time', async () => {
    const { id } = await addSession(host, 'Very soon now', 'public', 20);
    await accept(host, await apply(guest, id));
    const page = await pageOf(guest, { size: 'phone', locale: 'en-US' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route(`**/api/sessions/${id}`, async (route) => {
      const response = await route.fetch();
      const session = SessionDetail.parse(await response.json());
      await route.fulfill({ response, json: { ...session, relay: false } });
    });
    await page.goto(`/session/${id}`);
    const board = page.getByRole('region', { name: 'When' });
    const buttons = board.getByRole('button');
    await board.getByText('You’re in').waitFor();
    await board
      .getByText('Without a relay, people in this call can see your IP address.')
      .waitFor();
    await button(page, 'On my way').click();
    await button(page, 'Leave session').waitFor();
    const names = await buttons.allInnerTexts();
    expect([names[0], names.at(-1)]).toEqual(['Join voice', 'Leave session']);
    const looks = await Promise.all(names.map((_, place) => solidOf(buttons.nth(place))));
    expect(looks[0]).not.toBe('none');
    expect(looks.filter((look) => look === looks[0])).toHaveLength(1);
    expect(looks.at(-1)).toBe('none');
    const times = await board.locator('time').all();
    expect(await Promise.all(times.map(linesOf))).toEqual([1, 1]);
    for (const time of times) expect(await time.innerText()).toMatch(/[AP]M$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const roster = page.getByRole('region', { name: 'Who’s in' });
    await roster.getByRole('listitem').filter({ hasText: guest.name }).getByText('you').waitFor();

    const own = await pageOf(host);
    await own.goto(`/session/${id}`);
    const hosts = own.getByRole('region', { name: 'When' }).getByRole('button');
    await expect.poll(async () => (await hosts.allInnerTexts())[0]).toBe('Join voice');
    expect((await hosts.allInnerTexts()).at(-1)).toBe('Cancel session');
    expect(await solidOf(hosts.last())).toBe('none');
  });
});

describe("one's own sessions", () => {
  it('stand in tabs, with who waits for an answer, and past ones to be hosted again', async () => {
    const { id } = await addSession(host, 'Tabs of mine');
    await apply(guest, id);
    const page = await pageOf(host);
    await page.goto('/sessions');
    await page.getByRole('link', { name: '1 application for Tabs of mine' }).click();
    await page.getByRole('heading', { name: 'Tabs of mine' }).waitFor();
    await button(page, `Accept ${guest.name}`).click();
    await page.getByText('2 of 4 seats').waitFor();

    const member = await pageOf(guest, { size: 'phone' });
    await member.goto('/sessions?tab=joining');
    await member.getByRole('heading', { name: 'Tabs of mine' }).waitFor();

    await cancel(host, id);
    await page.goto('/sessions?tab=past');
    await page.getByRole('link', { name: 'Host Tabs of mine again' }).click();
    await page.getByRole('heading', { name: 'Host a session' }).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Tabs of mine');
    expect(await page.getByLabel('Description').inputValue()).toBe('Slow and kind.');
  });
});

describe('visitors', () => {
  it('read a session, and are asked to log in to apply', async () => {
    const { id } = await addSession(host, 'In the window');
    const page = await newPage({ size: 'phone' });
    await page.goto(`/session/${id}`);
    await button(page, 'apply').click();
    const popup = page.getByRole('dialog');
    await popup.getByText('Please Log in').waitFor();
    const link = await popup.getByRole('link', { name: 'logg in' }).getAttribute('href');
    expect(link).toBe(`/login?back=${encodeURIComponent(`/session/${id}?apply=1`)}`);
  });

  it('reach an unlisted session by the link its host shares, and keep it through the log-in', async () => {
    const { id } = await addSession(host, 'Behind the curtain', 'unlisted');
    const own = await pageOf(host);
    await own.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await own.goto(`/session/${id}`);
    await button(own, 'Share').click();
    await own.getByText('Link copied').waitFor();
    const link = new URL(await own.evaluate(() => navigator.clipboard.readText()));
    expect(link.search).toMatch(/^\?key=[0-9a-f]{32}$/);

    const page = await newPage();
    allowErrors(/404/);
    await page.goto(link.pathname);
    await page.getByText('or you don’t have access to it').waitFor();
    await page.goto(link.pathname + link.search);
    await button(page, 'apply').click();
    await page.getByRole('dialog').getByRole('link', { name: 'logg in' }).click();
    await page.getByLabel('Email').fill(guest.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Log in').click();
    await button(page, 'Send application').click();
    await page.getByText('You’ve applied').waitFor();
    expect(new URL(page.url()).search).toBe(link.search);
    expect((await sessionFor(guest, id)).key).toBeUndefined();
  });
});

describe('every screen', () => {
  it.each(['phone', 'desktop'] as const)('has no barrier on a %s', async (size) => {
    const { id } = await addSession(host, 'Looked at closely');
    await apply(guest, id);
    const page = await pageOf(host, { size });
    const screens = [`/session/${id}`, '/sessions/add/new', `/sessions/add/${id}`, '/sessions'];
    for (const screen of screens) {
      await openNext(page, screen);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page, screen);
    }
  });
});
