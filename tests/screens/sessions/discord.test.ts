import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { DiscordPost } from '../../../worker/contract/discord.ts';
import type { SessionDetail } from '../../../worker/contract/session.ts';
import { answer, noContent, requests, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { openSession } from '../support/fixtures-session-page.ts';
import { sessionDetail } from '../support/fixtures.ts';
import { chooseFromMenu } from '../support/session-menu.ts';

const path = '/api/sessions/31/discord';
const popup = () => page.getByRole('dialog');
const address = () => popup().getByRole('textbox', { name: 'Webhook URL' });
const submit = () => popup().getByRole('button', { name: 'Post to Discord' });

async function openPopup(post: DiscordPost, changes: Partial<SessionDetail> = {}) {
  await openSession(sessionDetail({ host: { id: 7, name: 'Mira' }, ...changes }), {
    [`GET ${path}`]: post,
    [`PUT ${path}`]: noContent(),
    [`DELETE ${path}`]: noContent(),
  });
  await chooseFromMenu('Post to Discord');
}

it('the host pastes a webhook, and reads what is wrong with it', async () => {
  await page.viewport(390, 844);
  await openPopup({ connected: false, lastError: null });
  await expect
    .element(popup().getByText('In Discord, open the settings of the channel.'))
    .toBeVisible();
  await expect.element(popup().getByRole('img', { name: 'Copy Webhook URL' })).toBeVisible();
  await expectAccessible();
  await address().fill(' https://discord.com/api/webhooks/1/token ');
  answer({ [`PUT ${path}`]: violations({ webhook: 'Paste the address of a Discord webhook.' }) });
  await submit().click();
  await expect.element(popup().getByText('Paste the address of a Discord webhook.')).toBeVisible();
  await expect.element(address()).toHaveValue(' https://discord.com/api/webhooks/1/token ');
  answer({ [`PUT ${path}`]: noContent() });
  await submit().click();
  await expect.element(page.getByText('Done. The post shows up in a moment.')).toBeVisible();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(requests(`PUT ${path}`).at(-1)?.body).toEqual({
    webhook: 'https://discord.com/api/webhooks/1/token',
    withKey: false,
  });
});

it('the link of an unlisted session is posted only if the host says so', async () => {
  await openPopup({ connected: false, lastError: null }, { visibility: 'unlisted', key: 'abc' });
  await address().fill('https://discord.com/api/webhooks/1/token');
  await submit().click();
  expect(requests(`PUT ${path}`)).toEqual([]);
  await popup().getByLabelText('Everyone in the channel may open this unlisted session').click();
  await submit().click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(requests(`PUT ${path}`)[0]?.body).toMatchObject({ withKey: true });
});

it('the host reads why a post is out of date, and deletes it by one click', async () => {
  await openPopup({ connected: true, lastError: 'Discord refused the post.' });
  await expect.element(popup().getByText('Discord refused the post.')).toBeVisible();
  await expectAccessible();
  await popup().getByRole('button', { name: 'Delete the post' }).click();
  await expect.element(page.getByText('The post is being deleted.')).toBeVisible();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(requests(`DELETE ${path}`)).toHaveLength(1);
});
