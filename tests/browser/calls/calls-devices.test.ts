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
  stage,
} from '../support/callers.ts';
import { expectFlow, expectFlows, expectSilence } from '../support/flow.ts';
import { findBarriers } from '../support/axe.ts';

const [ana, ben] = await newFriends('Ana', 'Ben');

/** Makes devices fail with a browser's own error while `peerwayBroken` is set. */
const breakDevices = (page: Page, kind: 'audio' | 'video', error: string) =>
  page.context().addInitScript(
    ([broken, name]) => {
      Object.assign(globalThis, { peerwayBroken: true });
      const { mediaDevices } = navigator;
      const real = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = (constraints) =>
        Reflect.get(globalThis, 'peerwayBroken') === true && constraints?.[broken] !== undefined
          ? Promise.reject(new DOMException('not to be had', name))
          : real(constraints);
    },
    [kind, error] as const,
  );

it('goes on without a microphone, says why, and is heard when there is one', async () => {
  const [a, b] = await Promise.all([openCaller(ana), openCaller(ben)]);
  await breakDevices(b.page, 'audio', 'NotAllowedError');
  await breakDevices(a.page, 'video', 'NotReadableError');
  await Promise.all([a, b].map(({ page }) => openTab(page, '/friends?tab=all')));
  await ring(a, ben, 'Video call with');
  await press(b.page, 'Join with camera');
  await b.page.getByText('Your browser blocks the microphone.').waitFor();
  await a.page.getByText('Another app is using your camera.').waitFor();
  // Each receives what the other can send.
  await expectFlow(b.page, { others: 1, picture: false });
  await expectFlow(a.page, { others: 1, sound: false });
  await stage(a.page).getByLabel('muted').waitFor();

  await b.page.evaluate(() => Object.assign(globalThis, { peerwayBroken: false }));
  await press(b.page, 'Unmute');
  await expectFlow(a.page, { others: 1 });
  expect(await b.page.getByText('Your browser blocks the microphone.').count()).toBe(0);
  await hangUp(a, b);
});

it('is answered from within an open dialog, and tried out before', async () => {
  const [a, b] = await Promise.all([openCaller(ana), openCaller(ben)]);
  await press(b.page, `More actions for ${ana.name}`);
  await press(b.page, 'Report');
  await b.page.getByRole('dialog').first().waitFor();
  await ring(a, ben);
  await prompt(b.page).getByRole('button', { name: 'Check microphone and camera' }).click();
  await b.page.getByText('Your microphone works.').waitFor();
  await press(b.page, 'Test camera');
  await b.page.getByRole('dialog').locator('video').waitFor();
  expect(await findBarriers(b.page)).toEqual([]);
  await press(b.page, 'Done');
  await press(b.page, 'Join');
  await expectFlows([a, b], { others: 1, picture: false });
  await hangUp(a, b);
});

it('is heard while the key is held, and not otherwise', async () => {
  const [a, b] = await Promise.all([openCaller(ana), openCaller(ben)]);
  await ring(a, ben);
  await press(b.page, 'Join');
  await expectFlow(a.page, { others: 1, picture: false });
  await press(b.page, 'Devices and settings');
  await b.page.getByRole('switch', { name: 'Push to talk' }).check();
  await press(b.page, 'Done');
  await b.page.getByText('Hold V to talk.').waitFor();
  await expectSilence(a.page, b.page);
  await b.page.keyboard.down('v');
  await b.page.getByText('Others can hear you.').waitFor();
  await expectFlow(a.page, { others: 1, picture: false });
  await b.page.keyboard.up('v');
  await expectSilence(a.page, b.page);
  await hangUp(a, b);
});
