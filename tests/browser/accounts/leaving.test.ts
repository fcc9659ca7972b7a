import { buffer as bytesOf } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { CurrentUser } from '../../../worker/contract/account.ts';
import { findBarriers } from '../support/axe.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { confirmAddress, mailTo } from '../support/mail.ts';
import { bearer, befriend, logInByForm, person, said } from '../support/person.ts';
import { outdateProof } from '../support/proof.ts';
import { PASSWORD, addSession, call, hostedBy } from '../support/players.ts';

describe('an export', () => {
  it('is one file that holds what was typed here', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    await befriend(ben, ada);
    await addSession(ada, 'Export night');
    const { page } = ada;
    await page.goto('/user');
    await page.getByLabel('About').fill('Zoë 🎮 plays support.');
    await page.getByRole('button', { name: 'Save' }).click();
    await said(page, 'Saved. Others see your changes now.');
    await page.getByRole('link', { name: 'Your data' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('peerway-my-data.zip');
    const files = unzipSync(await bytesOf(await download.createReadStream()));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const json = (name: string): unknown => JSON.parse(text(name));
    expect(json('account.json')).toMatchObject({
      email: ada.email,
      about: 'Zoë 🎮 plays support.',
    });
    expect(json('friends.json')).toMatchObject([{ name: ben.name }]);
    expect(json('sessions-hosted.json')).toMatchObject([{ name: 'Export night' }]);
    expect(text('README.txt')).toContain('account.json');
    await said(page, 'Your data was downloaded.');

    await page.getByRole('button', { name: 'Create address' }).click();
    const address = await page.getByLabel('Address of your calendar').inputValue();
    const link = page.getByRole('link', { name: 'Open in calendar app' });
    expect(await link.getAttribute('href')).toBe(address.replace(/^https?:/, 'webcal:'));
    expect(await findBarriers(page)).toEqual([]);
    const calendar = async () => (await page.request.get(address)).text();
    expect(await calendar()).toContain('SUMMARY:Export night');
    await page.getByRole('button', { name: 'Revoke address' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke address' }).click();
    await said(page, 'The address no longer works.');
    expect(await calendar()).not.toContain('Export night');
    await page.getByRole('button', { name: 'Create address' }).waitFor();
  });
});

describe('deleting one’s account', () => {
  it('asks for the password, hides one at once, and lets one return by logging in', async () => {
    allowErrors(/401/, /404/, /422/, /403/);
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    await befriend(ben, ada);
    await addSession(ada, 'Not to be');
    await confirmAddress(ada.email);
    const { page } = ada;
    await page.goto('/user/data');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('alertdialog');
    await outdateProof(page, '**/api/account/leave');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm that it’s you' });
    await question.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await question.getByRole('button', { name: 'Confirm' }).click();
    await said(page, 'Your account will be deleted on');
    await page.getByRole('link', { name: 'logg in' }).waitFor();
    await mailTo(ada.email, 'Your account will be deleted');

    await ben.page.goto(`/detail/${ada.id}`);
    await ben.page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await ben.page.goto('/friends?tab=all');
    await ben.page.getByText('No friends yet').waitFor();

    const back = await newPage({ size: 'phone' });
    await logInByForm(back, ada.email, PASSWORD);
    await back.getByRole('heading', { name: 'Changed your mind?' }).waitFor();
    expect(await findBarriers(back)).toEqual([]);
    await back.goto('/user');
    await back.getByLabel('About').fill('Still here');
    await back.getByRole('button', { name: 'Save' }).click();
    await back.getByText('Your account is about to be deleted. Choose to keep it first.').waitFor();
    await back.goto('/return');
    await back.getByRole('button', { name: 'Keep my account' }).click();
    await said(back, 'Good to have you back! Your account stays.');

    await ben.page.goto(`/detail/${ada.id}`);
    await ben.page.getByRole('heading', { name: ada.name }).waitFor();
    const token = await back.evaluate(() => localStorage.getItem('jwt_token') ?? '');
    expect(await call(CurrentUser, 'GET', '/api/currentuser', { token })).toMatchObject({
      leavesAt: null,
    });
    const [hosted] = await hostedBy({ ...ada, token });
    expect(hosted).toBeUndefined();
    const answer = await ben.page.request.get(`/api/users/${ada.id}`, { headers: bearer(ben) });
    expect(z.object({ relation: z.string() }).parse(await answer.json()).relation).toBe('friends');
  });
});
