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
import { expectFlow, expectFlows, expectSilence, flowsOf } from '../support/flow.ts';
import { findBarriers } from '../support/axe.ts';
import { allowErrors } from '../support/harness.ts';
import { addSession, apply, pageOf } from '../support/players.ts';

const [ana, ben, cleo] = await newFriends('Ana', 'Ben', 'Cleo');

it('rings, and carries picture and sound both ways', async () => {
  const [a, b] = await Promise.all([openCaller(ana), openCaller(ben, { at: '/user' })]);
  // A ring doesn't interrupt typing.
  const about = b.page.getByRole('textbox', { name: 'About' });
  await about.click();
  await ring(a, ben, 'Video call with');
  await b.page.getByRole('heading', { name: `join call with ${ana.name}` }).waitFor();
  await about.pressSequentially('still typing');
  expect(await about.inputValue()).toContain('still typing');
  expect(await b.page.title()).toContain(`☎ ${ana.name}`);
  expect(await findBarriers(b.page)).toEqual([]);

  await press(b.page, 'Join with camera');
  await stage(b.page).waitFor();
  expect(new URL(b.page.url()).pathname).toBe('/friends');
  await expectFlows([a, b], { others: 1 });
  await stage(a.page).getByText('good connection').waitFor();
  expect(await findBarriers(a.page)).toEqual([]);

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

it('tells who declined, who is busy, and who was cancelled; and lists what was missed', async () => {
  const [a, b, c] = await Promise.all([openCaller(ana), openCaller(ben), openCaller(cleo)]);
  await ring(a, ben);
  await press(b.page, 'Decline');
  await a.page.getByText(`${ben.name} declined.`).waitFor();
  await stage(a.page).waitFor({ state: 'detached' });

  await ring(a, ben);
  await prompt(b.page).waitFor();
  await press(a.page, 'Hang up');
  await b.page.getByText(`Missed call from ${ana.name}.`).waitFor();
  const missed = b.page.locator('details li').filter({ hasText: 'missed' });
  await missed.getByRole('button', { name: `Call ${ana.name} back` }).click();
  await press(a.page, 'Join');
  await expectFlow(a.page, { others: 1, picture: false });
  await ring(c, ben);
  await c.page.getByText(`${ben.name} is in another call.`).waitFor();
  expect(await prompt(b.page).count()).toBe(0);
  await hangUp(a, b);
});

it('brings two that ring each other into one call', async () => {
  const [a, b] = await Promise.all([openCaller(ana), openCaller(ben)]);
  await ringEachOther(a, b);
  await expectFlows([a, b], { others: 1, picture: false });
  for (const { page } of [a, b]) {
    expect(await prompt(page).count()).toBe(0);
    expect(await page.getByText('The call is over').count()).toBe(0);
  }
  // A camera that is turned on later needs no new connection.
  await press(a.page, 'Turn camera on');
  await expectFlow(b.page, { others: 1, sound: false });
  await hangUp(a, b);
});

it('keeps the buttons of a ring free of what is said meanwhile', async () => {
  const [a, b] = await Promise.all([openCaller(ana), openCaller(ben, { size: 'phone' })]);
  const { id } = await addSession(ben, 'Calls and letters');
  await ring(a, ben);
  const join = b.page.getByRole('button', { name: 'Join', exact: true });
  await join.waitFor();
  await apply(cleo, id);
  await b.page.getByText(`${cleo.name} applied for Calls and letters`).waitFor();
  const free = await join.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(free).toBe(true);
  await press(b.page, 'Decline');
  await a.page.getByText(`${ben.name} declined.`).waitFor();
});

it('rings in all tabs and on all devices, and in none when one has answered', async () => {
  const a = await openCaller(ana);
  const b = await openCaller(ben, { at: '/terms' });
  const tab = await b.page.context().newPage();
  const device = await pageOf(ben);
  await Promise.all([openTab(tab, '/privacy'), openTab(device, '/')]);
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
