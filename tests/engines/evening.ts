// One evening of somebody new, in steps that any browser and any hands can do.
import { expect } from 'vitest';

import { endSession } from '../browser/support/database.ts';
import { type Hands, expectSeen, typeParts, valueOf } from '../browser/support/hands.ts';
import { tokensOf } from '../browser/support/log-in.ts';
import { url } from '../browser/support/place.ts';
import { PASSWORD, type Player, addSession, sessionFor } from '../browser/support/players.ts';
import type { Tab } from '../browser/support/tab.ts';

interface People {
  /** The guest has no account yet. */
  guest: Hands;
  host: Hands;
  /** The account that the host is logged in with. */
  hosts: Player;
}

interface Evening extends People {
  /** The name under which the guest will register. */
  name: string;
  key: string;
  session: { id: number; name: string };
}

type Visibility = 'public' | 'unlisted';

/** A friend sends a link, and the guest opens it. */
export async function openLink(people: People, visibility: Visibility): Promise<Evening> {
  const key = crypto.randomUUID().slice(0, 6);
  const { id, name } = await addSession(people.hosts, `Evening ${key}`, visibility);
  const { key: linkKey } = await sessionFor(people.hosts, id);
  const isUnlisted = visibility === 'unlisted';
  const link = `/session/${id}${isUnlisted ? `?key=${linkKey}` : ''}`;
  // The preview that messengers show of the link. For an unlisted session it reveals nothing.
  const page = await (await fetch(`${url}${link}`, { headers: { Accept: 'text/html' } })).text();
  const title = isUnlisted ? 'Peerway: your way to other peoples' : name;
  expect(page).toContain(`property="og:title" content="${title}"`);
  await people.guest.tab.goto(link);
  await expectSeen(people.guest, 'Who’s in');
  return { ...people, name: `Guest ${key}`, key, session: { id, name } };
}

/**
 * Registers, and is back at the session, where the guest applies.
 * @param way to the registration: by the page's header, which leads by the choice of games, or by applying without an
 * account
 */
export async function joinPeerway(evening: Evening, way: 'header' | 'apply'): Promise<void> {
  const { guest, name, key, session } = evening;
  if (way === 'apply') await guest.press('button', 'apply');
  await guest.press('link', 'register', { within: way === 'header' ? 'header' : 'dialog' });
  await guest.typeInto('Name', name);
  await expectSeen(guest, `${name} is available`);
  await guest.typeInto('Email', `${key}@peerway.test`);
  await guest.typeInto('Password', PASSWORD);
  await guest.press('checkbox', 'I accept the terms');
  await guest.press('button', 'Create account');
  // A guest who began to apply before registering is asked for the message at once.
  if (way === 'header') {
    await chooseGame(guest);
    await guest.press('link', `Continue to ${session.name}`);
    await expectSeen(guest, 'Who’s in');
    await guest.press('button', 'apply');
  }
  await guest.typeInto('Message to the host', 'I bring bricks');
  await guest.press('button', 'Send application');
  await expect.poll(() => smallMessage(guest.tab)).toContain(`Applied for ${session.name}`);
  await expectSeen(guest, 'You’ve applied');
}

export async function chooseGame(guest: Hands): Promise<void> {
  await guest.pick('Add a game', 'valor', 'Valorant');
  await expectSeen(guest, 'Saved');
}

/** The host accepts, and both write in the room. */
export async function getIn({ guest, host, name, session }: Evening): Promise<void> {
  await followNotice(host, `${name} applied for ${session.name}`);
  await host.press('button', `Accept ${name}`);
  await expectSeen(host, `Accepted: ${name}`);
  await expectSeen(guest, 'You’re in');
  // After a reload the tab must get its locks again.
  await guest.tab.reload();
  await expectSeen(guest, 'You’re in');
  await write(guest, 'Which map?');
  await expectSeen(host, 'Which map?');
  await guest.press('link', 'Peerway, home');
  await expectSeen(guest, 'sessions with your preferences');
  // The page has shown the answer, so the bell doesn't.
  await guest.press('link', 'Sessions', { within: 'header' });
  // The home page stays until the list is there, and has a link to the session, too.
  await expectSeen(guest, 'Your sessions');
  await guest.press('link', session.name, { within: 'main' });
  await expectSeen(guest, 'You’re in');
}

/** Writes in the room of the session whose page is shown. */
async function write(who: Hands, text: string): Promise<void> {
  await who.typeInto('Write a message', text);
  await who.press('button', 'Send');
  await expect.poll(() => valueOf(who.tab, 'Write a message')).toBe('');
}

/** The host writes in the room, and the guest sees the message arrive. */
export async function hearAnswer({ guest, host }: Evening): Promise<void> {
  await write(host, 'The harbour one');
  await expectSeen(guest, 'The harbour one');
}

/** Opens the bell and follows a notice. */
async function followNotice(who: Hands, sentence: string): Promise<void> {
  await who.press('button', 'Notifications, ', { part: true, within: 'header' });
  await who.press('link', sentence, { within: 'dialog' });
}

/** The session ends. The guest says thanks, the host hosts it again in a week, and the guest joins again. */
export async function playAgain(evening: Evening): Promise<void> {
  const { guest, host, hosts, session } = evening;
  await endSession(session.id);
  await guest.press('link', 'Sessions', { within: 'header' });
  await guest.press('link', 'Past', { within: 'main', part: true });
  await guest.press('link', session.name, { within: 'main' });
  await expectSeen(guest, 'After the session');
  await guest.press('button', `Say thanks to ${hosts.name}`);
  await guest.press('button', 'Great host');
  await expectSeen(guest, 'You said thanks: Great host');

  await host.tab.goto(`/session/${session.id}`);
  await host.press('link', 'Play again');
  await expectSeen(host, 'Who to invite');
  await host.press('button', 'Same time next week');
  await host.press('button', 'Host session');
  await expectSeen(host, '1 person was invited.');
  await expectSeen(host, 'You’re hosting');

  await followNotice(guest, `${hosts.name} invites you to ${session.name}`);
  await guest.press('button', 'Accept invitation');
  await expectSeen(guest, 'You’re in');
  await expect
    .poll(() => guest.tab.evaluate(() => location.pathname))
    .not.toBe(`/session/${session.id}`);
}

/** What the messages at the edge of the window say, if they cover only a small part of it. */
const smallMessage = (tab: Tab) =>
  tab.evaluate(() => {
    const region = document.querySelector('[popover] [role=alert]')?.closest('[popover]');
    return region && region.clientHeight < innerHeight / 4 ? region.textContent : '';
  });

/** Types days and times by keyboard: in the editor, and in a filter that changes the URL. */
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
