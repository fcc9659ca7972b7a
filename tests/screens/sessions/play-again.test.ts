import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { type Answers, answer, held, json, problem, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose, fileOf, forgetUploads, ownMedia } from '../support/fixtures-media.ts';
import {
  afterwards,
  companion,
  editorAnswers,
  openSession,
  ownApplication,
  sessionAnswers,
} from '../support/fixtures-session-page.ts';
import { sessionDetail, sessionItem } from '../support/fixtures.ts';
import { mount, navigate, place } from '../support/mount.tsx';
import '../support/uploads.ts';
import { button } from '../support/see.ts';

const DAY_MS = 86_400_000;

/** Yesterday at eight. The clocks may change within the week after it. */
const start = new Date(new Date(Date.now() - DAY_MS).setHours(20, 0, 0, 0));
const weekLater = new Date(new Date(start).setDate(start.getDate() + 7));

const past = sessionDetail({
  name: 'Wednesday mining union',
  status: 'ended',
  startsAt: start.toISOString(),
  application: ownApplication({ status: 'accepted' }),
});

const people = [
  companion({ id: 8, name: 'Jonas', host: true }),
  companion({ id: 21, name: 'Ada' }),
  companion({ id: 22, name: 'Ben', invitable: false }),
];

const open = (invitations: Answers[string]) =>
  mount('/sessions/add/new?again=31', {
    as: { id: 7 },
    answers: editorAnswers({
      ...sessionAnswers(31, past),
      ...sessionAnswers(77, sessionDetail({ id: 77, host: { id: 7, name: 'Mira' } })),
      'GET /api/sessions/31/afterwards': afterwards({ people }),
      'POST /api/sessions': json(201, sessionItem({ id: 77, name: past.name })),
      'POST /api/sessions/77/invitations/again': invitations,
    }),
  });

it('a session is played again a week later, with whom one chooses', async () => {
  await page.viewport(390, 844);
  await open(json(201, { '@type': 'Again', invited: 1 }));
  await expect.element(page.getByRole('heading', { name: 'Play again' })).toBeVisible();
  await expect
    .element(page.getByLabelText('Name', { exact: true }))
    .toHaveValue('Wednesday mining union');
  // A user who takes no invitations isn't listed.
  await expect.element(page.getByRole('checkbox', { name: 'Ben' })).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Jonas' }).click();
  await expectAccessible();
  // The unticked person stays unticked.
  await navigate('/session/31');
  await navigate('/sessions/add/new?again=31');
  await expect.element(page.getByRole('checkbox', { name: 'Jonas' })).not.toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Ada' })).toBeChecked();
  await button('Host session').click();
  await expect.poll(place).toBe('/session/77');
  await expect.element(page.getByText('1 person was invited.')).toBeVisible();
  expect(requests('POST /api/sessions')[0]?.body).toMatchObject({
    name: 'Wednesday mining union',
    games: ['/api/games/3'],
    startsAt: weekLater.toISOString(),
  });
  expect(requests('POST /api/sessions/77/invitations/again')[0]?.body).toEqual({
    from: '/api/sessions/31',
    users: ['/api/users/21'],
  });
});

it('the session is there also if its invitations aren’t sent, which it says', async () => {
  await open(problem(503, 'Busy.'));
  await button('Host session').click();
  await expect.poll(place).toBe('/session/77');
  await expect
    .element(page.getByText('Your session is live, but the invitations weren’t sent.'))
    .toBeVisible();
});

it('keeps its files in sight while people are invited', async () => {
  onTestFinished(forgetUploads);
  const invited = held(json(201, { '@type': 'Again', invited: 1 }));
  const sent = held(json(201, ownMedia()));
  await open(invited.answer);
  await choose(fileOf('One.png'));
  answer({ 'POST /api/media': sent.answer });
  await button('Host session').click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  invited.release();
  sent.release();
  await expect.poll(place).toBe('/session/77');
});

it('the page of a session that is over leads to playing it again', async () => {
  await openSession(past, { 'GET /api/sessions/31/afterwards': afterwards() });
  await expect
    .element(page.getByRole('link', { name: 'Play again' }))
    .toHaveAttribute('href', '/sessions/add/new?again=31');
});
