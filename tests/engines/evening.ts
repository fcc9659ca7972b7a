// One evening in a browser that isn't Chromium: from the registration to the room of a session.
import { expect } from 'vitest';

import { click, expectText, typeInto, typeParts, valueOf } from '../browser/support/hands.ts';
import { tokensOf } from '../browser/support/log-in.ts';
import {
  PASSWORD,
  type Player,
  accept,
  addSession,
  applicationsFor,
} from '../browser/support/players.ts';
import type { Tab } from '../browser/support/tab.ts';

/** Registers, chooses a game, finds the host's session, is accepted, and writes in its room. @returns its id */
export async function playEvening(tab: Tab, host: Player): Promise<number> {
  const key = crypto.randomUUID().slice(0, 6);
  const session = await addSession(host, `Evening ${key}`);
  await tab.goto('/register');
  await typeInto(tab, 'Name', `Guest ${key}`);
  await typeInto(tab, 'Email', `${key}@peerway.test`);
  await typeInto(tab, 'Password', PASSWORD);
  await click(tab, 'checkbox', 'I accept the terms');
  await click(tab, 'button', 'Create account');
  await typeInto(tab, 'Add a game', 'valor');
  await click(tab, 'option', 'Valorant', { part: true });
  await expectText(tab, 'Saved');

  await click(tab, 'link', 'search');
  await typeInto(tab, 'Search text', key);
  await expectText(tab, 'Results 1 session ');
  await click(tab, 'link', session.name, { within: 'main' });
  await expectText(tab, 'Who’s in');
  await click(tab, 'button', 'apply');
  await typeInto(tab, 'Message to the host', 'I bring bricks');
  await click(tab, 'button', 'Send application');
  await expectText(tab, `Applied for ${session.name}`);
  expect(await messagesAreSmall(tab)).toBe(true);
  await expectText(tab, 'You’ve applied');
  const [application] = await applicationsFor(host, session.id);
  await accept(host, application?.id ?? 0);
  await expectText(tab, 'You’re in');

  // A tab that is reloaded gives up its locks.
  await tab.reload();
  await expectText(tab, 'You’re in');
  await typeInto(tab, 'Write a message', 'Which map?');
  await click(tab, 'button', 'Send');
  await expect.poll(() => valueOf(tab, 'Write a message')).toBe('');
  return session.id;
}

/** Whether the messages at the window's edge leave the rest of it free. */
const messagesAreSmall = (tab: Tab) =>
  tab.evaluate(() => {
    const region = document.querySelector('[popover] [role=alert]')?.closest('[popover]');
    return region !== null && region !== undefined && region.clientHeight < innerHeight / 4;
  });

/** Types days and times by keyboard: in the editor, and in a filter whose value follows the address. */
export async function expectDates(tab: Tab): Promise<void> {
  await tab.goto('/sessions/add/new');
  await typeParts(tab, 'Start', ['12', '12', '2040']);
  await typeParts(tab, 'Start, time', ['09', '30', 'AM']);
  expect([await valueOf(tab, 'Start'), await valueOf(tab, 'Start, time')]).toEqual([
    '2040-12-12',
    '09:30',
  ]);
  await logInAsAdmin(tab);
  await tab.goto('/admin/log');
  await typeParts(tab, 'From', ['12', '12', '2098']);
  await expect.poll(() => tab.evaluate(() => location.search)).toContain('from=2098-12-12');
  expect(await valueOf(tab, 'From')).toBe('2098-12-12');
}

async function logInAsAdmin(tab: Tab) {
  const { token, refresh_token: refreshToken } = await tokensOf('admin');
  await tab.evaluate(
    (jwt, refresh) => {
      localStorage.setItem('jwt_token', jwt);
      localStorage.setItem('refresh_token', refresh);
    },
    token,
    refreshToken,
  );
}
