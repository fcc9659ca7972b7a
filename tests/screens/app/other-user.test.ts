import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { checkAccount, leave } from '../../../web/base/account.ts';
import { offerPush } from '../../../web/base/push-offer.ts';
import { queueOf } from '../../../web/media/uploads/queue.ts';
import { answer, held, noContent, problem, requests, unreachable } from '../support/api.ts';
import { fileOf } from '../support/fixtures-media.ts';
import { conversation, messageItem } from '../support/fixtures-messages.ts';
import { found, names, openSearch, quokkas } from '../support/fixtures-session-search.ts';
import { currentUser, sessionDetail, userDetail } from '../support/fixtures.ts';
import { mount, navigate, place, tokenOf } from '../support/mount.tsx';

/** Another tab logs out, and in as user 9. */
async function switchUser() {
  answer({ 'GET /api/currentuser': currentUser({ id: 9, name: 'Ben' }) });
  localStorage.setItem('jwt_token', tokenOf(9));
  await checkAccount();
}

/** Another tab logs out. The shell loads the page again at once, and the listener for other tabs right after it. */
function logOutElsewhere() {
  const oldValue = localStorage.getItem('jwt_token');
  localStorage.removeItem('jwt_token');
  dispatchEvent(new StorageEvent('storage', { key: 'jwt_token', oldValue }));
}

it('a conversation of the user before is gone, and that of the new one is loaded', async () => {
  const answers = conversation(messageItem(1, 'Only for Mira'));
  await mount('/messages/8', { as: {}, shell: true, answers });
  await expect.element(page.getByText('Only for Mira')).toBeVisible();
  const user = held(userDetail({ relation: 'none' }));
  answer({ ...conversation(messageItem(1, 'Only for Ben')), 'GET /api/users/8': user.answer });
  await switchUser();
  await expect.element(page.getByText('Only for Mira')).not.toBeInTheDocument();
  await expect.poll(() => requests('GET /api/users/8').length).toBe(2);
  user.release();
  await expect.element(page.getByText('Only for Ben')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Call' })).not.toBeInTheDocument();
});

it('the profile has the texts of the new user', async () => {
  const hours = { '@id': '/api/hours', '@type': 'Hours', zone: null, hours: [] } as const;
  await mount('/user', {
    as: {},
    shell: true,
    answers: {
      'GET /api/users/7': userDetail({ id: 7, about: 'I am Mira.', relation: 'self' }),
      'GET /api/users/9': userDetail({ id: 9, about: 'I am Ben.', relation: 'self' }),
      'GET /api/hours': hours,
    },
  });
  const about = page.getByLabelText('About');
  await expect.element(about).toHaveValue('I am Mira.');
  await switchUser();
  await expect.element(about).toHaveValue('I am Ben.');
});

it('gamertags that Discord has said of the user before are gone', async () => {
  const trip = { provider: 'discord', purpose: 'gamertags', ticket: 'begun', back: '/user' };
  sessionStorage.setItem('provider_trip', new URLSearchParams(trip).toString());
  const tags = [{ platform: 'steam', tag: 'Mira' }];
  await mount('/login/discord?code=abc&state=xyz', {
    as: {},
    shell: true,
    answers: { 'POST /api/gamertags/discord': { ticket: 'for the choice', found: tags } },
  });
  await expect.element(page.getByText('Steam: Mira')).toBeVisible();
  await switchUser();
  await expect.element(page.getByText('This log-in with Discord is over')).toBeVisible();
  await expect.element(page.getByText('Steam: Mira')).not.toBeInTheDocument();
});

it('a log-in at a provider leads on, though another user has logged in meanwhile', async () => {
  const trip = { provider: 'demo', purpose: 'log-in', ticket: 'begun', back: '/imprint' };
  sessionStorage.setItem('provider_trip', new URLSearchParams(trip).toString());
  const login = held({ token: tokenOf(9), refresh_token: 'refresh' });
  const answers = { 'POST /api/login/provider': login.answer };
  await mount('/login/demo?code=abc&state=xyz', { as: {}, shell: true, answers });
  await expect.poll(() => requests('POST /api/login/provider').length).toBe(1);
  answer({ 'GET /api/currentuser': currentUser({ id: 9, name: 'Ben' }) });
  await checkAccount();
  login.release();
  await expect.poll(place).toBe('/imprint');
});

it('a report of the user before, and what it is about, are gone', async () => {
  const about = '/api/sessions/31';
  await mount(`/report?${new URLSearchParams({ about }).toString()}`, {
    as: {},
    shell: true,
    answers: { 'GET /api/sessions/31': sessionDetail({ name: 'Only for friends of Jonas' }) },
  });
  const name = page.getByText('Only for friends of Jonas');
  await expect.element(name).toBeVisible();
  const text = page.getByLabelText('What exactly, and why?');
  await text.fill('Mira saw this');
  answer({ 'GET /api/sessions/31': problem(404, 'Not found.') });
  // What notices another tab's log-out is loaded with the footer's tools.
  await expect.element(page.getByRole('button', { name: 'English' })).toBeVisible();
  logOutElsewhere();
  await expect.element(page.getByRole('link', { name: '/session/31' })).toBeVisible();
  await expect.element(name).not.toBeInTheDocument();
  await expect.element(text).toHaveValue('');
});

it('what a visitor has typed about someone is still there after they log in', async () => {
  const about = '/api/users/8';
  const address = `/report?${new URLSearchParams({ about }).toString()}`;
  await mount(address, { shell: true, answers: { 'GET /api/users/8': userDetail() } });
  const text = page.getByLabelText('What exactly, and why?');
  await text.fill('They insulted me');
  await switchUser();
  await expect.element(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect.element(text).toHaveValue('They insulted me');
});

it('results that the user before has seen don’t come back after a log-out', async () => {
  const QUERY = 'GET /api/sessions?q=quokka';
  await openSearch('q=quokka', { [QUERY]: found(quokkas(2)), 'POST /api/logout': noContent() }, {});
  await expect.poll(names).toHaveLength(2);
  leave();
  await navigate('/login');
  const visitors = held(found(quokkas(1)));
  answer({ [QUERY]: visitors.answer });
  const before = requests(QUERY).length;
  history.back();
  await expect.poll(() => requests(QUERY).length).toBeGreaterThan(before);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(names()).toEqual([]);
  visitors.release();
  await expect.poll(names).toHaveLength(1);
});

it('a picture that the user before couldn’t upload isn’t uploaded as the next user', async () => {
  await mount('/terms', { as: {}, shell: true, answers: { 'POST /api/media': unreachable } });
  const queue = queueOf('/api/users/8/messages');
  queue.start('/api/users/8/messages');
  queue.add([fileOf('Mira.png')]);
  await expect.poll(() => queue.entries().map(({ state }) => state)).toEqual(['failed']);
  await switchUser();
  expect(queue.entries()).toEqual([]);
});

it('pushes are offered only to the user who has done something', async () => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
  await mount('/terms', { as: {}, shell: true });
  offerPush('applied');
  const card = page.getByRole('complementary', { name: 'Notifications' });
  await expect.element(card.getByText('Want to hear when you’re accepted?')).toBeVisible();
  await switchUser();
  await expect.element(card).not.toBeInTheDocument();
  offerPush('hosted');
  await expect.element(card.getByText('Want to hear when someone applies?')).toBeVisible();
});
