import { expect, it } from 'vitest';

import { newFriends, openCaller, press, prompt, stage } from '../support/callers.ts';
import { expectFlow, expectFlows } from '../support/flow.ts';
import { accept, addSession, apply, newPlayer } from '../support/players.ts';

const [ana, ben, cleo, dani] = await newFriends('Ana', 'Ben', 'Cleo', 'Dani');
const eve = await newPlayer('Eve');

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
  // A group's prompt names all who are in it.
  for (const { name } of [ana, ben, cleo]) await prompt(d.page).getByText(name).waitFor();
  await press(d.page, 'Join with camera');
  // Six connections: each of the four has three.
  const all = [a, b, c, d];
  await expectFlows(all, { others: 3 });

  await press(a.page, 'Hang up');
  await expectFlows([b, c, d], { others: 2 });
  await Promise.all([b, c, d].map(({ page }) => press(page, 'Hang up')));
});

it('calls the members of a session, friends or not, and a third joins without a ring', async () => {
  const session = await addSession(ana, 'Called together');
  for (const member of [ben, eve]) await accept(ana, await apply(member, session.id));
  const at = `/session/${session.id}`;
  const [a, b, e] = await Promise.all([ana, ben, eve].map((one) => openCaller(one, { at })));
  if (!a || !b || !e) throw new Error('nobody');
  await press(b.page, 'Call everyone');
  await prompt(a.page).getByText(ben.name).waitFor();
  await prompt(a.page).getByRole('link', { name: 'Session: Called together' }).waitFor();
  await press(a.page, 'Join');
  await press(e.page, 'Decline');
  await stage(a.page).getByText('Session: Called together').waitFor();
  await expectFlows([a, b], { others: 1, picture: false });
  // Eve is nobody's friend, and is offered all the same.
  await press(a.page, 'Add people');
  await a.page.getByRole('checkbox', { name: eve.name }).waitFor();
  await press(a.page, 'Cancel');
  await e.page.getByText('in the call', { exact: true }).first().waitFor();
  await press(e.page, 'Join call · 2 in it');
  await expectFlows([a, b, e], { others: 2, picture: false });
  await press(e.page, 'Hang up');
  await expectFlows([a, b], { others: 1, picture: false });

  // Screens are shown large, and end by the same button.
  await press(b.page, 'Share screen');
  await stage(a.page).getByText(`${ben.name}’s screen`).waitFor();
  await stage(b.page).getByRole('figure', { name: 'Your screen' }).waitFor();
  await press(a.page, 'Full screen');
  expect(await a.page.evaluate(() => document.fullscreenElement?.tagName)).toBe('FIGURE');
  await press(a.page, 'Full screen');
  await expectFlow(a.page, { others: 1, sound: false });
  await press(b.page, 'Stop sharing screen');
  await stage(a.page).getByText(`${ben.name}’s screen`).waitFor({ state: 'detached' });
  expect(await stage(a.page).count()).toBe(1);

  // Who hears nobody is seen to be muted by everybody.
  await press(b.page, 'Turn sound off');
  await stage(a.page)
    .getByRole('listitem')
    .filter({ hasText: ben.name })
    .getByLabel('muted')
    .waitFor();
  await press(b.page, 'Unmute');
  await b.page.getByRole('button', { name: 'Turn sound off' }).waitFor();
});
