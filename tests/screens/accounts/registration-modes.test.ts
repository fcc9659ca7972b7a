import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { RegistrationRules } from '../../../worker/contract/registration.ts';
import {
  answer,
  bodies,
  json,
  noContent,
  problem,
  requests,
  unreachable,
  violations,
} from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  device,
  GAMES,
  OWN_FRAME,
  ownAccount,
  said,
  sendRegistration,
  TOKENS,
} from '../support/fixtures-accounts.ts';
import { currentUser, list } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';

const SECRET = 'a'.repeat(43);

const rules = (over: Partial<RegistrationRules>) => ({
  '@id': '/api/register',
  '@type': 'RegistrationRules',
  mode: 'open',
  invite: null,
  ...over,
});

const open = (over: Partial<RegistrationRules>, path = '/register') =>
  mount(path, {
    answers: {
      'GET /api/register': rules(over),
      'GET /api/register/name': { name: 'Mira', available: true },
    },
  });

const title = (name: string) => page.getByRole('heading', { level: 1, name });
const invite = () => page.getByLabelText('Invite link');
const sent = () => requests('POST /api/register').at(-1)?.body;

afterEach(() => sessionStorage.removeItem('invite'));

describe('where it takes an invite to register', () => {
  it('its link fills it in', async () => {
    answer({
      'POST /api/register': json(201, { ...TOKENS, id: 7 }),
      'GET /api/currentuser': currentUser(),
      ...GAMES,
    });
    await open({ mode: 'invite', invite: true }, `/register?invite=${SECRET}&back=%2Ffriends`);
    await expect.element(invite()).toHaveValue(SECRET);
    await expectAccessible();
    await sendRegistration();
    await expect.poll(place).toBe('/games?back=%2Ffriends');
    expect(sent()).toMatchObject({ name: 'Mira', invite: SECRET });
    expect(requests('GET /api/register')[0]?.query.get('invite')).toBe(SECRET);
  });

  it('a whole link can be pasted', async () => {
    answer({ 'POST /api/register': violations({ email: 'This email is taken.' }) });
    await open({ mode: 'invite' });
    await invite().fill(`https://peerway.example/register?invite=${SECRET} `);
    await sendRegistration();
    await expect.element(page.getByText('This email is taken.')).toBeVisible();
    expect(sent()).toMatchObject({ invite: SECRET });
  });

  it('a link that no longer works says so before anything is typed', async () => {
    await open({ mode: 'invite', invite: false }, `/register?invite=${SECRET}`);
    await expect.element(page.getByText('This invite link doesn’t work anymore.')).toBeVisible();
  });

  it('a refused one marks its field, and keeps what was typed', async () => {
    answer({ 'POST /api/register': violations({ invite: 'Ask for a new one, please.' }) });
    await open({ mode: 'invite' });
    await invite().fill(SECRET);
    await sendRegistration();
    await expect.element(page.getByText('Ask for a new one, please.')).toBeVisible();
    await expect.element(invite()).toHaveFocus();
    await expect.element(page.getByLabelText('Email')).toHaveValue('mira@peerway.example');
  });
});

it('where admins approve, the form says so before, and after it that the account waits', async () => {
  answer({ 'POST /api/register': json(202, { id: 7, waiting: true }) });
  await open({ mode: 'approval' });
  await expect.element(page.getByText('An admin looks at each new account')).toBeVisible();
  await expect.element(invite()).not.toBeInTheDocument();
  await sendRegistration();
  await expect.element(title('Almost there')).toBeVisible();
  await said('Without an answer in 30 days');
  await expectAccessible();
  expect(localStorage.getItem('jwt_token')).toBe(null);
});

it('where registration is closed, there is no form, but a way to look around', async () => {
  await open({ mode: 'closed' });
  await expect.element(title('Registration is closed')).toBeVisible();
  await expect.element(page.getByLabelText('Name')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'See the latest sessions' }))
    .toHaveAttribute('href', '/sessions/search');
  await expectAccessible();
});

it('if nobody says who may register, the form is there', async () => {
  await mount('/register', { answers: { 'GET /api/register': problem(503, 'Not now.') } });
  await expect.element(page.getByLabelText('Name')).toBeVisible();
});

const link = (over: object = {}) => ({
  '@id': '/api/invites/5',
  '@type': 'InviteLink',
  id: 5,
  uses: 1,
  usesMax: 3,
  createdAt: '2026-03-01T18:00:00.000Z',
  expiresAt: '2026-03-15T18:00:00.000Z',
  revoked: false,
  ...over,
});
const links = (member: object[], mayInvite = true) => ({
  'GET /api/invites': { ...list('/api/invites', member), mayInvite },
});
const section = () => page.getByRole('region', { name: 'Invite people' });
const own = (member: object[], mayInvite = true) =>
  mount('/user/account', {
    as: {},
    answers: {
      ...OWN_FRAME,
      'GET /api/account': ownAccount(),
      'GET /api/devices': list('/api/devices', [device()]),
      ...links(member, mayInvite),
    },
  });

describe('on one’s own page, invite links', () => {
  it('are made for a number of people, and shown once', async () => {
    await own([]);
    const url = `https://peerway.example/register?invite=${SECRET}`;
    answer(links([link()]));
    await page.getByLabelText('For how many people?').fill('3');
    const make = page.getByRole('button', { name: 'Make an invite link' });
    answer({ 'POST /api/invites': unreachable });
    await make.click();
    await expect.element(page.getByText('can’t reach')).toBeVisible();
    answer({ 'POST /api/invites': json(201, { ...link({ uses: 0 }), url }) });
    await make.click();
    await said('Your invite link is ready.');
    await expect.element(page.getByRole('textbox', { name: 'Copy link' })).toHaveValue(url);
    await expect.element(section().getByText('1 of 3 used')).toBeVisible();
    expect(bodies('POST /api/invites')).toEqual([{ uses: 3 }, { uses: 3 }]);
    await expectAccessible();
  });

  it('are still there if the list can only be loaded again at a second try', async () => {
    await own([]);
    const url = `https://peerway.example/register?invite=${SECRET}`;
    answer({
      'POST /api/invites': json(201, { ...link({ uses: 0 }), url }),
      'GET /api/invites': unreachable,
    });
    await page.getByRole('button', { name: 'Make an invite link' }).click();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    answer(links([link()]));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Copy link' })).toHaveValue(url);
  });

  it('are revoked, also where none can be made', async () => {
    await own([link()], false);
    const revoke = section().getByRole('button', { name: 'Revoke' });
    await expect.element(revoke).toBeVisible();
    answer({ 'DELETE /api/invites/5': noContent(), ...links([link({ revoked: true })], false) });
    await revoke.click();
    await said('The invite link no longer works.');
    await expect.element(section().getByText('revoked')).toBeVisible();
  });

  it('aren’t offered to whoever may not invite', async () => {
    await own([], false);
    await expect.element(page.getByRole('region', { name: 'Devices' })).toBeVisible();
    expect(section().elements()).toEqual([]);
  });
});
