import { expect, it } from 'vitest';

import { newFriends, openCaller, openTab, prompt, ring } from '../support/callers.ts';
import { accept, addSession, apply, pageOf } from '../support/players.ts';

const [ana, ben] = await newFriends('Ana', 'Ben');
const WORDS = 'Calls don’t work in this browser.';

/** Ben's page in a browser without WebRTC, or on a page that may not ask for a microphone. */
async function openWithout(missing: 'RTCPeerConnection' | 'mediaDevices', at: string) {
  const page = await pageOf(ben);
  await page.context().addInitScript((name) => {
    if (name === 'RTCPeerConnection') Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(navigator, name, { value: undefined });
  }, missing);
  await openTab(page, at);
  return page;
}

it.each(['RTCPeerConnection', 'mediaDevices'] as const)(
  'offers no call without %s, and says so',
  async (missing) => {
    const page = await openWithout(missing, '/friends?tab=all');
    await page.getByText(WORDS).waitFor();
    await page.getByText(ana.name).first().waitFor();
    expect(await page.getByRole('button', { name: /call/i }).count()).toBe(0);
    await page.goto(`/detail/${ana.id}`);
    await page.getByText(WORDS).waitFor();
    expect(await page.getByRole('button', { name: /call/i }).count()).toBe(0);
  },
);

it('shows who rings, and lets one decline', async () => {
  const [a, page] = [await openCaller(ana), await openWithout('RTCPeerConnection', '/user')];
  await ring(a, ben);
  await prompt(page).getByText(WORDS).waitFor();
  expect(await prompt(page).getByRole('button', { name: 'Join' }).count()).toBe(0);
  await prompt(page).getByRole('button', { name: 'Decline' }).click();
  await a.page.getByText(`${ben.name} declined.`).waitFor();
});

it('says so in the place of the call to a group', async () => {
  const session = await addSession(ana, 'Without calls');
  await accept(ana, await apply(ben, session.id));
  const page = await openWithout('RTCPeerConnection', `/session/${session.id}`);
  await page.getByText(WORDS).waitFor();
  expect(await page.getByRole('button', { name: 'Call everyone' }).count()).toBe(0);
});
