import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { Afterwards, Companion } from '../../../worker/contract/afterwards.ts';
import type { SessionDetail } from '../../../worker/contract/session.ts';
import { type Answers, bodies, json, noContent, problem, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  afterwards,
  companion,
  minutesFromNow,
  ownApplication,
  sessionAnswers,
} from '../support/fixtures-session-page.ts';
import { sessionDetail } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';
import { button } from '../support/see.ts';

const part = () => page.getByRole('region', { name: 'After the session' });
const rowOf = (name: string) => part().getByRole('listitem').filter({ hasText: name });

const JONAS = companion({ id: 8, name: 'Jonas', host: true });

/** Opens the page of a session that is over, as a member (7) or as its host (8). */
async function open(as: 7 | 8, after: () => Afterwards, more: Answers = {}) {
  const viewer: Partial<SessionDetail> =
    as === 8 ? { pendingCount: 0 } : { application: ownApplication({ status: 'accepted' }) };
  const session = sessionDetail({
    status: 'ended',
    startsAt: minutesFromNow(-24 * 60),
    ...viewer,
  });
  await page.viewport(390, 844);
  await mount('/session/31', {
    as: { id: as },
    answers: sessionAnswers(31, session, { 'GET /api/sessions/31/afterwards': after, ...more }),
  });
}

it('the host marks who was missing, and takes it back', async () => {
  let person: Companion = companion({ absent: false, contested: false });
  const after = () => afterwards({ people: [person], markableUntil: minutesFromNow(60) });
  await open(8, after, {
    'PUT /api/sessions/31/absences/21': () => {
      person = { ...person, absent: true };
      return noContent();
    },
    'DELETE /api/sessions/31/absences/21': () => {
      person = { ...person, absent: false };
      return noContent();
    },
  });
  await expect.element(part().getByText(/^Was someone missing\?/)).toBeVisible();
  await button('Mark Ada as not there').click();
  await expect.element(rowOf('Ada').getByText('Marked as not there')).toBeVisible();
  await expectAccessible();
  await button('Undo: Ada was there').click();
  await expect.element(page.getByText('Ada counts as there.')).toBeVisible();
  await expect.element(button('Mark Ada as not there')).toBeVisible();
});

it('who is marked says that they were there', async () => {
  let absence: Afterwards['absence'] = {
    contestableUntil: minutesFromNow(600),
    contested: false,
    agreed: false,
  };
  await open(7, () => afterwards({ people: [JONAS], absence }), {
    'PATCH /api/sessions/31/absences/7': () => {
      absence = { contestableUntil: null, contested: true, agreed: false };
      return noContent();
    },
  });
  await part().getByRole('button', { name: 'I was there' }).click();
  await expect
    .element(part().getByText('The mark doesn’t count unless another member agrees'))
    .toBeVisible();
  await expectAccessible();
  expect(requests('PATCH /api/sessions/31/absences/7')[0]?.body).toEqual({ contested: true });
});

it('a block hides the session, but not the mark and the answer to it', async () => {
  const absence = { contestableUntil: minutesFromNow(600), contested: false, agreed: false };
  await mount('/session/31', {
    as: { id: 7 },
    answers: {
      'GET /api/sessions/31': problem(404, 'Not found.'),
      'GET /api/sessions/31/afterwards': afterwards({ absence }),
    },
  });
  await expect.element(page.getByRole('heading', { name: 'After the session' })).toBeVisible();
  await expect.element(button('I was there')).toBeVisible();
});

it('another member is asked, and agrees with the host', async () => {
  let asked = true;
  const after = () =>
    afterwards({ people: [JONAS, companion({ contested: true, absent: false, asked })] });
  await open(7, after, {
    'PATCH /api/sessions/31/absences/21': () => {
      asked = false;
      return noContent();
    },
  });
  await expect.element(rowOf('Ada').getByText('Ada says they did.')).toBeVisible();
  await button('Ada wasn’t there').click();
  await expect.element(page.getByText('Thanks for your answer.')).toBeVisible();
  await expect.element(button('Ada wasn’t there')).not.toBeInTheDocument();
  expect(requests('PATCH /api/sessions/31/absences/21')[0]?.body).toEqual({ agreed: true });
});

it('a player is thanked once, for hosting only if they did', async () => {
  let host = JONAS;
  await open(7, () => afterwards({ people: [host, companion()] }), {
    'POST /api/thanks': () => {
      host = { ...host, thanked: 'host', thankable: false };
      return json(201, {
        '@type': 'Thanks',
        user: '/api/users/8',
        session: '/api/sessions/31',
        kind: 'host',
        createdAt: minutesFromNow(0),
      });
    },
  });
  await button('Say thanks to Ada').click();
  await expect.element(button('Good teammate')).toBeVisible();
  await expect.element(button('Great host')).not.toBeInTheDocument();
  await button('Say thanks to Jonas').click();
  await button('Great host').click();
  await expect.element(rowOf('Jonas').getByText('You said thanks: Great host')).toBeVisible();
  await expect.element(button('Say thanks to Jonas')).not.toBeInTheDocument();
  expect(bodies('POST /api/thanks')).toEqual([
    { user: '/api/users/8', session: '/api/sessions/31', kind: 'host' },
  ]);
  await page.getByText('How thanks work').click();
  await expect.element(page.getByText(/^You can thank anyone/)).toBeVisible();
  await expectAccessible();
});
