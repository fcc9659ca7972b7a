import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { ApplicationItem } from '../../../worker/contract/application.ts';
import {
  ABOUT_MAX,
  APPLICATION_TEXT_MAX,
  GAMERTAG_MAX,
  GAME_NAME_MAX,
  MESSAGE_TEXT_MAX,
  REPORT_TEXT_MAX,
  ROLE_NAME_MAX,
  SAVED_SEARCH_NAME_MAX,
  SESSION_DESCRIPTION_MAX,
  SESSION_NAME_MAX,
  USER_NAME_MAX,
} from '../../../worker/contract/bounds.ts';
import { ReportItem } from '../../../worker/contract/report.ts';
import { SessionItem } from '../../../worker/contract/session.ts';
import { adminPage, dialog, news } from '../support/admins.ts';
import { findBarriers } from '../support/axe.ts';
import { befriend, openTab, press, prompt, ring, stage } from '../support/callers.ts';
import { openNext } from '../support/follow.ts';
import { newPage } from '../support/harness.ts';
import { type Player, accept, apply, call, newPlayer, pageOf } from '../support/players.ts';

/** One word of this many letters, all of the widest kind. */
const word = (length: number) => 'W'.repeat(length);

const newLongName = () => newPlayer(word(USER_NAME_MAX - 6), '');

/** Runs in the page. @returns the elements that are outside of the window, with their places */
function findOutside(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const around = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...around(element.parentElement)] : [];
  const isOutside = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && (left < -0.5 || right > clientWidth + 0.5);
  };
  const shown = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      isOutside(element) &&
      // Content that scrolls can be reached. Content that ends with an ellipsis ends inside.
      !around(element).some((one) => /auto|scroll|clip/.test(getComputedStyle(one).overflowX)) &&
      !element.closest('.visually-hidden, .skip-link'),
  );
  const scrolled = [...document.querySelectorAll('dialog[open] *')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth &&
      /auto|scroll/.test(getComputedStyle(element).overflowX),
  );
  const tell = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    const place = [element, ...around(element)]
      .slice(0, 3)
      .map((one) => `${one.tagName}.${one.getAttribute('class') ?? ''}`.toLowerCase());
    return `${place.toReversed().join(' > ')} “${element.textContent?.slice(0, 20)}” from ${Math.round(left)} to ${Math.round(right)} px`;
  };
  const pressed = shown.filter((element) => element.matches('button, a, input, select, textarea'));
  // If several nested elements make the page wider, the innermost one is the cause.
  const causes = shown.filter((element) => !shown.some((one) => one.parentElement === element));
  const outside = scrollWidth > clientWidth ? [...pressed, ...causes] : pressed;
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []),
    ...outside.slice(0, 5).map(tell),
    ...scrolled.map((element) => `${tell(element)}, scrolls to ${element.scrollWidth} px`),
  ];
}

/** Collects the elements outside of the window, on one screen after another. */
function outsideOf(page: Page) {
  const found: string[] = [];
  const look = async (where: string) => {
    await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
    for (const one of await page.evaluate(findOutside)) found.push(`${where}: ${one}`);
  };
  return {
    found,
    look,
    visit: async (...paths: string[]) => {
      for (const path of paths) {
        await openNext(page, path);
        await look(path);
      }
    },
  };
}

/** The narrowest window that WCAG's reflow asks for. A zoomed desktop has a scroll bar in it. */
const NARROW = { width: 320, height: 640 };

const [host, member, applicant] = await Promise.all([newLongName(), newLongName(), newLongName()]);
const name = word(SESSION_NAME_MAX);
const role = word(ROLE_NAME_MAX);
const tag = word(GAMERTAG_MAX);

const addSession = async ({ token }: Player) => {
  const body = {
    name,
    description: word(SESSION_DESCRIPTION_MAX),
    visibility: 'public',
    games: ['/api/games/1'],
    platforms: ['pc'],
    region: 'north-america',
    language: 'en',
    startsAt: new Date(Date.now() + 5 * 3_600_000).toISOString(),
    durationMinutes: 90,
    seats: 4,
    roles: [{ name: role, seats: 2 }],
  };
  return (await call(SessionItem, 'POST', '/api/sessions', { token, body })).id;
};
const applyAs = ({ id, token }: Player, session: number) =>
  call(ApplicationItem, 'POST', '/api/applications', {
    token,
    body: {
      text: word(APPLICATION_TEXT_MAX),
      user: `/api/users/${id}`,
      session: `/api/sessions/${session}`,
      role,
    },
  });

const post = ({ token }: Player, path: string, body: object, method = 'POST') =>
  call(z.unknown(), method, path, { token, body });

for (const player of [host, member]) {
  const gamertags = [{ platform: 'pc', tag, visibleTo: 'everyone' }];
  await post(player, `/api/users/${player.id}`, { about: word(ABOUT_MAX), gamertags }, 'PATCH');
}
await befriend(host, member);
const [session, other] = [await addSession(host), await addSession(member)];
await accept(host, (await applyAs(member, session)).id);
await accept(member, await apply(applicant, other));
await applyAs(applicant, session);
for (const room of [`sessions/${session}`, `users/${host.id}`]) {
  await post(member, `/api/${room}/messages`, {
    text: word(MESSAGE_TEXT_MAX),
    nonce: crypto.randomUUID(),
  });
}
await post(host, '/api/saved-searches', {
  name: word(SAVED_SEARCH_NAME_MAX),
  filters: `q=${name}`,
});
await post(host, '/api/game-requests', { name: word(GAME_NAME_MAX) });
const { id: report } = await call(ReportItem, 'POST', '/api/reports', {
  token: host.token,
  body: { about: `/api/users/${member.id}`, reason: 'other', text: word(REPORT_TEXT_MAX) },
});

/** The page chooses the language, because the account keeps the language of its first log-in. */
async function narrow(page: Page, locale: string) {
  await page.setViewportSize(NARROW);
  await page.context().addInitScript((chosen) => {
    if (location.protocol !== 'about:') localStorage.setItem('language', chosen);
  }, locale);
  return page;
}

/** Opens the host's page. */
const openNarrow = async (locale: string) => narrow(await pageOf(host), locale);

/** German has the longest words, and Arabic goes from right to left. */
it.each(['de', 'ar'])(
  'shows one long word after the other within a small window, and no barrier: %s',
  async (locale) => {
    const page = await openNarrow(locale);
    const { found, look, visit } = outsideOf(page);
    /** Visits a screen of those that people see most. Component tests look for barriers in English alone. */
    const visitOften = async (path: string) => {
      await visit(path);
      if (locale === 'ar') found.push(...(await findBarriers(page)));
    };
    await visitOften('/');
    await visitOften(`/sessions/search?q=${name}`);
    await visit('/sessions', `/users/search?q=${member.name}`, '/user/notifications');
    await visit('/friends?tab=all', `/messages/${member.id}`, `/detail/${member.id}`, '/messages');
    await visitOften('/user');
    await visit('/games', '/sessions/add/new');
    await visitOften(`/sessions/add/${session}`);
    await visitOften(`/session/${session}`);
    await page.getByRole('log').getByText(word(MESSAGE_TEXT_MAX)).waitFor();
    await look('the room');
    await page.getByRole('tab').nth(1).click();
    await page.getByRole('button', { name: tag }).first().click();
    await page.getByRole('alert').getByText(tag).last().waitFor();
    await look('a message');
    // Removes a member, by their menu.
    await page.getByRole('tab').nth(1).click();
    await look('the people');
    const ofMember = page.getByRole('listitem').getByRole('button', { name: member.name }).last();
    await ofMember.click();
    await look('a menu');
    await ofMember.click();
    await dialog(page).getByRole('heading').waitFor();
    await look('a dialog');
    const visitor = outsideOf(await narrow(await newPage(), locale));
    await visitor.visit('/', `/sessions/search?q=${name}`, `/session/${session}`);
    expect([...found, ...visitor.found]).toEqual([]);
  },
);

it('does so in dialogs, in the list of notices, and in calls', async () => {
  const caller = await pageOf(member);
  await openTab(caller, '/friends?tab=all');
  const page = await openNarrow('en');
  const { found, look, visit } = outsideOf(page);
  await openTab(page, `/session/${other}`);
  await press(page, 'apply');
  await dialog(page).getByRole('heading').waitFor();
  await look('an application');
  await page.keyboard.press('Escape');
  await press(page, 'More');
  await press(page, 'Report');
  await dialog(page).getByRole('heading').waitFor();
  await look('a report');
  await page.keyboard.press('Escape');
  await (await news(page)).getByText(applicant.name).first().waitFor();
  await look('the notices');
  await page.keyboard.press('Escape');

  await ring({ ...member, page: caller }, host);
  await prompt(page).waitFor();
  await look('a ring');
  await press(page, 'Join');
  await stage(page).getByText(member.name).first().waitFor();
  await look('a call');
  await visit('/sessions');
  await page.getByRole('button', { name: 'Hang up' }).waitFor();
  await look('the bar of a call');
  await press(page, 'Hang up');
  expect(found).toEqual([]);
});

it('does so for admins', async () => {
  const page = await narrow(await adminPage(), 'de');
  const { found, visit } = outsideOf(page);
  await visit('/admin', '/categories', '/imprint', '/privacy', '/terms');
  await visit(`/admin/users?q=${member.name}`, `/admin/users/${member.id}`, '/admin/reports');
  await visit(`/admin/reports/${report}`, '/admin/content', '/admingames?tab=requests');
  expect(found).toEqual([]);
});
