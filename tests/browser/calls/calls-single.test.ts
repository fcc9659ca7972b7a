import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import {
  hangUp,
  newFriends,
  openCaller,
  openTab,
  press,
  prompt,
  ring,
  ringEachOther,
  stage,
} from '../support/callers.ts';
import {
  connectionsMadeBy,
  expectFlow,
  expectFlows,
  expectSilence,
  flowsOf,
} from '../support/flow.ts';
import { allowErrors } from '../support/harness.ts';
import { pageOf } from '../support/players.ts';

const [ana, ben] = await newFriends('Ana', 'Ben');

it('rings, and carries picture and sound both ways', async () => {
  const [a, b] = await Promise.all([openCaller(ana), openCaller(ben, { at: '/user' })]);
  await ring(a, ben, 'Video call with');
  await press(b.page, 'Join with camera');
  await stage(b.page).waitFor();
  expect(new URL(b.page.url()).pathname).toBe('/friends');
  await expectFlows([a, b], { others: 1 });

  // On other screens the call is a bar, and its sound continues.
  await b.page.getByRole('link', { name: 'Preferences' }).click();
  await b.page.getByRole('region', { name: 'Current call' }).waitFor();
  await expectFlow(b.page, { others: 1, picture: false });

  // Mute sends no sound. Hanging up ends the call for both.
  await press(b.page, 'Mute');
  await stage(a.page).getByLabel('muted').waitFor();
  await expectSilence(a.page, b.page);
  await hangUp(b, a);
  for (const { page } of [a, b]) await expect.poll(() => flowsOf(page)).toEqual([]);
});

/** The browser refuses the microphone until it is allowed. */
const refuseMicrophone = (page: Page) =>
  page.context().addInitScript(() => {
    const { mediaDevices } = navigator;
    const real = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (constraints) =>
      Reflect.get(globalThis, 'peerwayAllowed') !== true && constraints?.audio !== undefined
        ? Promise.reject(new DOMException('not to be had', 'NotAllowedError'))
        : real(constraints);
  });

it('brings two that ring each other into one call, where what is switched on later comes through', async () => {
  const [a, b] = await Promise.all([openCaller(ana), openCaller(ben)]);
  await refuseMicrophone(b.page);
  await openTab(b.page, '/friends?tab=all');
  await ringEachOther(a, b);
  await expectFlow(b.page, { others: 1, picture: false });
  for (const { page } of [a, b]) {
    expect(await prompt(page).count()).toBe(0);
    expect(await page.getByText('The call is over').count()).toBe(0);
  }
  await b.page.getByText('Your browser blocks the microphone.').waitFor();
  await b.page.evaluate(() => Object.assign(globalThis, { peerwayAllowed: true }));
  await press(b.page, 'Unmute');
  await press(a.page, 'Turn camera on');
  await expectFlow(a.page, { others: 1, picture: false });
  await expectFlow(b.page, { others: 1 });
  for (const { page } of [a, b]) expect(await connectionsMadeBy(page)).toBe(1);
  await hangUp(a, b);
});

it('rings in all tabs and on all devices, and in none when one has declined or joined', async () => {
  const a = await openCaller(ana);
  const b = await openCaller(ben, { at: '/terms' });
  const tab = await b.page.context().newPage();
  const device = await pageOf(ben);
  await Promise.all([openTab(tab, '/privacy'), openTab(device, '/')]);
  await ring(a, ben);
  await Promise.all([b.page, tab, device].map((page) => prompt(page).waitFor()));
  await press(device, 'Decline');
  await a.page.getByText(`${ben.name} declined.`).waitFor();
  await Promise.all([b.page, tab].map((page) => prompt(page).waitFor({ state: 'detached' })));

  await ring(a, ben);
  await Promise.all([b.page, tab, device].map((page) => prompt(page).waitFor()));
  await press(tab, 'Join');
  await expectFlow(tab, { others: 1, picture: false });
  await Promise.all([b.page, device].map((page) => prompt(page).waitFor({ state: 'detached' })));
  expect(await b.page.getByText('Missed call').count()).toBe(0);

  // A log-out leaves the call. The other page of that log-in checks its account once, which gives a 401.
  allowErrors(/401/);
  await press(tab, 'Logout');
  await a.page.getByText('The call is over').waitFor();
  await expect.poll(() => flowsOf(tab)).toEqual([]);
});
