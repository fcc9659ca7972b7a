import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { FriendList } from '../../../worker/contract/friend.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { type Person, bearer, invite, person, said } from '../support/person.ts';

const friendsOf = async (who: Person, state: string) =>
  FriendList.parse(
    await (
      await who.page.request.get(`/api/friends?state=${state}`, { headers: bearer(who) })
    ).json(),
  ).member.map(({ user, description }) => ({ id: user.id, description }));

/** A user's card on home. */
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

async function send(page: Page, text: string) {
  const popup = page.getByRole('dialog');
  await popup.getByRole('textbox').fill(text);
  await popup.getByRole('button', { name: 'Send invite' }).click();
}

describe('an invite', () => {
  it('goes from a card, is sent once, and asks whoever is no longer logged in', async () => {
    allowErrors(/409/, /401/);
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    await ada.page.goto('/');
    const add = card(ada.page, ben.name).getByRole('button', { name: 'add' });
    await add.click();
    await ada.page.getByRole('heading', { name: `Add ${ben.name}` }).waitFor();
    await send(ada.page, 'Duo tonight?');
    await said(ada.page, `Invite send for user ${ben.name}`);
    expect(await friendsOf(ben, 'in')).toEqual([{ id: ada.id, description: 'Duo tonight?' }]);

    await add.click();
    await send(ada.page, 'Again?');
    await said(ada.page, 'invite already send');
    expect(await friendsOf(ben, 'in')).toHaveLength(1);

    await ada.page.evaluate(() => {
      localStorage.setItem('jwt_token', 'worn.out.token');
      localStorage.setItem('refresh_token', 'worn-out');
    });
    await add.click();
    await send(ada.page, 'Still there?');
    await said(ada.page, 'please login!');
    await ada.page.getByText('Please Log in').waitFor();
  });

  it('goes from a page, is accepted by the other side, and both see it', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben', { size: 'phone' })];
    await ada.page.goto(`/detail/${ben.id}`);
    await ada.page.getByRole('button', { name: 'add' }).click();
    await send(ada.page, 'I saw you\nin the raid');
    await said(ada.page, `Invite send for user ${ben.name}`);
    await ada.page.getByRole('button', { name: 'Invite sent' }).waitFor();

    await ben.page.goto(`/detail/${ada.id}`);
    await ben.page.getByText('in the raid').waitFor();
    await ben.page.getByRole('button', { name: 'Accept' }).click();
    await said(ben.page, `You and ${ada.name} are friends now.`);
    await ben.page.getByText('You’re friends.').waitFor();
    expect(await friendsOf(ada, 'active')).toMatchObject([{ id: ben.id }]);

    await ada.page.goto('/friends?tab=all');
    await ada.page.getByRole('link', { name: ben.name, exact: true }).waitFor();
  });

  it('is answered and taken back in the lists of /friends', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    await invite(ada, ben);
    await ben.page.goto('/friends?tab=in');
    await ben.page.getByRole('button', { name: `Decline invite from ${ada.name}` }).click();
    await ben.page.getByRole('heading', { name: 'No invites waiting' }).waitFor();
    expect(await friendsOf(ada, 'out')).toEqual([]);
    await invite(ada, ben);
    await ada.page.goto('/friends?tab=out');
    await ada.page.getByRole('button', { name: `Withdraw invite to ${ben.name}` }).click();
    await ada.page.getByRole('heading', { name: 'You haven’t sent any invites' }).waitFor();
    expect(await friendsOf(ben, 'in')).toEqual([]);
    await invite(ada, ben);
    await ben.page.reload();
    await ben.page.getByRole('button', { name: `Accept invite from ${ada.name}` }).click();
    await said(ben.page, `You and ${ada.name} are friends now.`);
    await ben.page.getByRole('link', { name: /^All/ }).click();
    await ben.page.getByRole('link', { name: ada.name, exact: true }).waitFor();
  });

  it('asks a visitor in, and leads back', async () => {
    const ben = await person('Ben');
    const visitor = await newPage({ size: 'phone' });
    await visitor.goto(`/detail/${ben.id}`);
    await visitor.getByRole('button', { name: 'add' }).click();
    await visitor.getByText('Please Log in').waitFor();
    await visitor.getByRole('dialog').getByRole('link', { name: 'logg in' }).click();
    await visitor.waitForURL('**/login?*');
    expect(new URL(visitor.url()).searchParams.get('back')).toBe(`/detail/${ben.id}`);
    await visitor.goto('/friends?tab=in');
    await visitor.waitForURL('**/login?*');
    expect(new URL(visitor.url()).searchParams.get('back')).toBe('/friends?tab=in');
  });
});

describe('a block', () => {
  it('asks once, hides both from each other, and is taken back under Friends', async () => {
    allowErrors(/404/);
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    await invite(ben, ada);
    await ada.page.goto(`/detail/${ben.id}`);
    await ada.page.getByRole('button', { name: `More actions for ${ben.name}` }).click();
    await ada.page.getByRole('button', { name: 'Block', exact: true }).click();
    const question = ada.page.getByRole('alertdialog', { name: `Block ${ben.name}?` });
    await question.getByRole('button', { name: 'Don’t block' }).click();
    await ada.page.getByRole('button', { name: `More actions for ${ben.name}` }).click();
    await ada.page.getByRole('button', { name: 'Block', exact: true }).click();
    await question.getByRole('button', { name: 'Block', exact: true }).click();
    await ada.page.waitForURL('**/friends?tab=blocked');
    await ada.page.getByRole('heading', { name: ben.name, exact: true, level: 2 }).waitFor();
    expect(await friendsOf(ada, 'in')).toEqual([]);

    await ben.page.goto(`/detail/${ada.id}`);
    await ben.page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await ben.page.goto('/');
    await ben.page.getByRole('heading', { name: 'user with your preferences' }).waitFor();
    expect(await card(ben.page, ada.name).count()).toBe(0);

    await ada.page.getByRole('button', { name: `Unblock ${ben.name}` }).click();
    const answer = ada.page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' });
    await answer.click();
    await ada.page.getByRole('heading', { name: 'You haven’t blocked anyone' }).waitFor();
    await ben.page.goto(`/detail/${ada.id}`);
    await ben.page.getByRole('heading', { name: ada.name }).waitFor();
  });
});
