import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { newFriends, openCaller, openVisitor, press, prompt, stage } from '../support/callers.ts';
import { enterVoice } from '../support/crowd.ts';
import {
  connectionsMadeBy,
  expectFlow,
  expectFlows,
  expectVoices,
  flowsOf,
} from '../support/flow.ts';
import { allowErrors } from '../support/harness.ts';
import {
  PASSWORD,
  accept,
  addSession,
  applicationsFor,
  apply,
  newPlayer,
} from '../support/players.ts';

const [ana, ben, cleo, dani] = await newFriends('Ana', 'Ben', 'Cleo', 'Dani');
const [eli, ...quiet] = await Promise.all(
  ['Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan', 'Kai'].map((name) => newPlayer(name)),
);
if (!eli) throw new Error('nobody');

it('calls two at once, takes in a third, and everybody hears and sees everybody', async () => {
  const [a, b, c, d] = await Promise.all([
    openCaller(ana),
    openCaller(ben),
    openCaller(cleo),
    openCaller(dani),
  ]);
  await press(a.page, 'Select friends');
  for (const { name } of [ben, cleo]) {
    await a.page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  await press(a.page, 'Video call with the group');
  await Promise.all([press(b.page, 'Join with camera'), press(c.page, 'Join with camera')]);
  await Promise.all([b, c].map(({ page }) => stage(page).waitFor()));
  await press(b.page, `Add ${dani.name} to the call`);
  // A group's prompt names all of its members.
  for (const { name } of [ana, ben, cleo]) await prompt(d.page).getByText(name).waitFor();
  await press(d.page, 'Join with camera');
  // Six connections: each of the four has three.
  const all = [a, b, c, d];
  await expectFlows(all, { others: 3 });

  await press(a.page, 'Hang up');
  await expectFlows([b, c, d], { others: 2 });
});

/** A finger on a phone. It counts its taps. Typing isn't a tap. */
function fingerOn(page: Page) {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  return {
    taps: () => taps,
    press: (name: string) => tap(page.getByRole('button', { name, exact: true })),
    tap,
    type: async (label: string, text: string) => {
      const field = page.getByLabel(label, { exact: true });
      await tap(field);
      await field.fill(text);
    },
    /** Goes to the next field by the keyboard's key, and types. */
    typeNext: async (label: string, text: string) => {
      await page.keyboard.press('Tab');
      const field = page.getByLabel(label, { exact: true });
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.type(text);
    },
  };
}

const SHARED_TO_VOICE_TAPS_MAX = 9;

it('takes in who came by a session’s link, into words and voice, in nine taps, as the ninth', async () => {
  const session = await addSession(ana, 'Called together', 'public', 5 * 60, 12);
  await accept(ana, await apply(eli, session.id));
  const at = `/session/${session.id}`;
  const [a, b] = await Promise.all([openCaller(ana, { at }), openCaller(eli, { at })]);
  await press(b.page, 'Call everyone');
  await prompt(a.page).getByText(eli.name).waitFor();
  await press(a.page, 'Join');
  await stage(a.page).getByText('Called together').first().waitFor();
  await expectVoices([a, b], 1);
  // These hear and say nothing. With them the call is as large as a mesh can be.
  const joining = quiet.map(async (player) => {
    await accept(ana, await apply(player, session.id));
    return enterVoice(player, session.id);
  });
  const members = await Promise.all(joining);

  // Eve has no account and no friends.
  const page = await openVisitor(at);
  const eve = `Eve ${crypto.randomUUID().slice(0, 6)}`;
  const finger = fingerOn(page);
  await finger.press('apply');
  await finger.tap(page.getByRole('dialog').getByRole('link', { name: 'register' }));
  await finger.type('Name', eve);
  await finger.typeNext('Email', `${crypto.randomUUID()}@peerway.test`);
  await finger.typeNext('Password', PASSWORD);
  await finger.tap(page.getByRole('checkbox'));
  await finger.press('Create account');
  await finger.press('Send application');
  await page.getByText('You’ve applied').waitFor();
  const applied = await applicationsFor(ana, session.id);
  await Promise.all(applied.map(({ id }) => accept(ana, id)));
  await finger.type('Write a message', 'Hi, I’m Eve');
  await finger.press('Send');
  await page.getByRole('log').getByText('Hi, I’m Eve').waitFor();
  await finger.press('Join voice · 8 in it');
  const all = [a, b, { page }];
  await expectVoices(all, 2);
  expect(finger.taps()).toBeLessThanOrEqual(SHARED_TO_VOICE_TAPS_MAX);
  for (const one of all) expect(await connectionsMadeBy(one.page)).toBe(1);

  await page.reload({ waitUntil: 'commit' });
  await expectVoices(all, 2);

  await press(a.page, `Sound settings for ${eve}`);
  await press(a.page, `Remove ${eve} from voice`);
  await expect.poll(() => flowsOf(page)).toEqual([]);
  await expectVoices([a, b], 1);

  // The same button stops sharing.
  await press(b.page, 'Share screen');
  await stage(a.page).getByText(`${eli.name}’s screen`).waitFor();
  await expectFlow(a.page, { others: 1, sound: false });
  await press(b.page, 'Stop sharing screen');
  await stage(a.page).getByText(`${eli.name}’s screen`).waitFor({ state: 'detached' });
  expect(await stage(a.page).count()).toBe(1);
  // The screen's line is closed by a request, which the hang-up may overtake. That has closed it, too.
  allowErrors(/404 \(Not Found\).*\/sfu\/close\)$/);
  await Promise.all([a, b].map((one) => press(one.page, 'Hang up')));
  for (const { socket } of members) socket.close();
});
