import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { AdminAppealItem, DecisionItem } from '../../../worker/contract/decision.ts';
import { answer, json, problem, requests, unreachable } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { said } from '../support/fixtures-accounts.ts';
import { confirm, dialog } from '../support/fixtures-moderation.ts';
import { ADMIN, list, site } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';
import { withoutOffers } from '../support/passkeys.ts';

const DECIDED = {
  '@id': '/api/decisions/4',
  id: 4,
  kind: 'session-taken-down',
  about: '/api/sessions/31',
  name: 'Dungeon night',
  scope: 'content',
  until: null,
  ground: { rule: 'spam', law: 'Consumer Rights Act' },
  facts: 'It sells gold',
  fromNotice: true,
  automated: false,
  decidedAt: '2026-11-20T18:00:00.000Z',
  endedAt: null,
} as const;

const decision = (changes: Partial<DecisionItem> = {}): DecisionItem => ({
  ...DECIDED,
  '@type': 'Decision',
  text: null,
  redress: { appeal: true, until: '2027-05-22T18:00:00.000Z' },
  appeal: null,
  ...changes,
});

const appeal = (changes: Partial<AdminAppealItem> = {}): AdminAppealItem => ({
  '@id': '/api/admin/appeals/9',
  '@type': 'AdminAppeal',
  id: 9,
  text: 'It was a gift',
  status: 'open',
  answer: null,
  restored: null,
  user: { id: 8, name: 'Ben', firstFile: null },
  decision: { ...DECIDED, decidedBy: { id: 5, name: 'Ada' } },
  held: null,
  decidable: true,
  decidedBy: null,
  decidedAt: null,
  createdAt: '2026-11-21T18:00:00.000Z',
  ...changes,
});

const APPEALED = {
  '@id': '/api/appeals/9',
  '@type': 'Appeal',
  id: 9,
  decision: '/api/decisions/4',
  text: 'It was a gift',
  status: 'open',
  answer: null,
  restored: null,
  createdAt: '2026-11-21T18:00:00.000Z',
};

const LIST = 'GET /api/decisions';
const QUEUE = '/api/admin/appeals';
const item = page.getByRole('article', { name: 'Your session was taken down' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

async function appealNow(text: string) {
  await button('Appeal').click();
  await dialog.getByLabelText('Why is this decision wrong?').fill(text);
  await dialog.getByRole('button', { name: 'Send appeal' }).click();
}

/** Logs in as somebody who is banned, and reads why. */
async function logInRefused() {
  await page.getByLabelText('Email').fill('ben@peerway.example');
  await page.getByLabelText('Password', { exact: true }).fill('a fine long one');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('link', { name: 'Read the decision or appeal' }).click();
}

describe('the decisions about a user', () => {
  it('say all that the law wants said, on a phone as well', async () => {
    await page.viewport(360, 740);
    await mount('/decisions', {
      as: {},
      answers: {
        [LIST]: list('/api/decisions', [
          decision(),
          decision({ id: 3, kind: 'text-refused', fromNotice: false, text: 'Bad words' }),
        ]),
      },
    });
    await expect.element(page.getByText('A word from the operator’s list')).toBeVisible();
    for (const text of [
      'Dungeon night',
      'Others don’t see it, in any country.',
      'Consumer Rights Act',
      'It sells gold',
      'Someone reported it.',
      'not a machine',
      'go to court',
    ]) {
      await expect.element(item.getByText(text)).toBeVisible();
    }
    await expect
      .element(item.getByRole('link', { name: 'Spam' }))
      .toHaveAttribute('href', '/terms#rule-spam');
    await expectAccessible();
  });

  it('can be appealed, once, with words', async () => {
    let shown = decision();
    await mount('/decisions', {
      as: {},
      answers: {
        [LIST]: () => list('/api/decisions', [shown]),
        'POST /api/appeals': problem(409, 'It’s too late.'),
      },
    });
    await appealNow('It was a gift');
    const [text, failed] = [dialog.getByRole('textbox'), dialog.getByRole('alert')];
    await expect.element(failed).toHaveTextContent('It’s too late.');
    answer({ 'POST /api/appeals': unreachable });
    await dialog.getByRole('button', { name: 'Send appeal' }).click();
    await expect.element(failed).toHaveTextContent('can’t reach');
    await expect.element(text).toHaveValue('It was a gift');
    answer({
      'POST /api/appeals': () => {
        shown = decision({
          redress: { ...shown.redress, appeal: false },
          appeal: { status: 'open', answer: null, restored: null },
        });
        return json(201, APPEALED);
      },
    });
    await text.fill(' ');
    await dialog.getByRole('button', { name: 'Send appeal' }).click();
    await expect.element(dialog.getByText('Say why the decision is wrong.').first()).toBeVisible();
    await expectAccessible();
    await dialog.getByLabelText('Why is this decision wrong?').fill('It was a gift');
    await dialog.getByRole('button', { name: 'Send appeal' }).click();
    await said('Your appeal was sent. We’ll let you know the answer.');
    await expect.element(item.getByText('You appealed. There’s no answer yet.')).toBeVisible();
    await expect.element(button('Appeal')).not.toBeInTheDocument();
    expect(
      requests('POST /api/appeals')
        .slice(-1)
        .map(({ body }) => body),
    ).toEqual([{ decision: '/api/decisions/4', text: 'It was a gift' }]);
  });

  it('show the answer, and say if nothing could be put back', async () => {
    const answered = decision({
      redress: { appeal: false, until: '2027-05-22T18:00:00.000Z' },
      endedAt: '2026-11-22T18:00:00.000Z',
      appeal: { status: 'granted', answer: 'You were right', restored: false },
    });
    await mount('/decisions', { as: {}, answers: { [LIST]: list('/api/decisions', [answered]) } });
    await expect.element(item.getByText('Your appeal was granted.')).toBeVisible();
    await expect.element(item.getByText('You were right')).toBeVisible();
    await expect.element(item.getByText('It couldn’t be put back as it was.')).toBeVisible();
  });

  it('are read and appealed by a banned user after the right password', async () => {
    withoutOffers();
    const message = 'This account is banned.';
    await mount('/login', {
      answers: {
        'POST /api/login': json(401, { code: 401, message, ticket: 'a ticket' }),
        [LIST]: list('/api/decisions', [decision()]),
        'POST /api/appeals': json(201, APPEALED),
      },
    });
    await logInRefused();
    await expect.element(page.getByText('It works for 30 minutes.')).toBeVisible();
    await appealNow('It was a gift');
    await said('Your appeal was sent. We’ll let you know the answer.');
    for (const request of [LIST, 'POST /api/appeals']) {
      expect(requests(request).at(-1)?.headers.get('Authorization')).toBe('Bearer a ticket');
    }
  });

  it('are appealed with what was typed before the ticket expired', async () => {
    withoutOffers();
    sessionStorage.setItem('decision_ticket', 'an old one');
    const message = 'This account is banned.';
    const expired = problem(401, 'You’ve been logged out.');
    await mount('/decisions', {
      answers: {
        [LIST]: list('/api/decisions', [decision()]),
        'POST /api/appeals': expired,
        'POST /api/login': json(401, { code: 401, message, ticket: 'a ticket' }),
      },
    });
    await appealNow('It was a gift');
    await expect.element(dialog.getByText('Please Log in')).toBeVisible();
    answer({ [LIST]: expired });
    await userEvent.keyboard('{Escape}');
    await expect.poll(place).toBe('/login?back=%2Fdecisions');
    answer({ [LIST]: list('/api/decisions', [decision()]) });
    await logInRefused();
    answer({ 'POST /api/appeals': json(201, APPEALED) });
    await button('Appeal').click();
    await expect.element(dialog.getByRole('textbox')).toHaveValue('It was a gift');
    await dialog.getByRole('button', { name: 'Send appeal' }).click();
    await said('Your appeal was sent. We’ll let you know the answer.');
    expect(sessionStorage.getItem('appeal:4')).toBeNull();
  });

  it('lead to the log-in once the ticket has expired, and without one', async () => {
    withoutOffers();
    sessionStorage.setItem('decision_ticket', 'an old one');
    await mount('/decisions', { answers: { [LIST]: problem(401, 'You’ve been logged out.') } });
    await expect.poll(place).toBe('/login?back=%2Fdecisions');
    expect(sessionStorage.getItem('decision_ticket')).toBeNull();
  });
});

describe('the queue of appeals', () => {
  it('shows the appeal beside the decision, and grants it with reasons', async () => {
    await page.viewport(360, 740);
    let open = [appeal({ held: 'Gold, cheap' })];
    await mount('/admin/reports/appeals', {
      as: ADMIN,
      answers: {
        [`GET ${QUEUE}`]: () => list(QUEUE, open),
        [`PATCH ${QUEUE}/9`]: () => {
          open = [];
          return appeal({ status: 'granted', answer: 'You were right', restored: true });
        },
      },
    });
    await expect.element(page.getByText('It was a gift')).toBeVisible();
    await expect.element(page.getByText('Gold, cheap')).toBeVisible();
    await expect.element(page.getByText('decided by Ada')).toBeVisible();
    await expectAccessible();
    await button('Grant').click();
    await confirm('Grant', 'You were right');
    await said('The appeal is decided. They’re told.');
    await expect.element(page.getByRole('heading', { name: 'No appeals' })).toBeVisible();
    expect(requests(`PATCH ${QUEUE}/9`).map(({ body }) => body)).toEqual([
      { decision: 'granted', note: 'You were right' },
    ]);
  });

  it('leaves an appeal that one may not decide to somebody else', async () => {
    await mount('/admin/reports/appeals', {
      as: ADMIN,
      answers: { [`GET ${QUEUE}`]: list(QUEUE, [appeal({ decidable: false })]) },
    });
    await expect.element(page.getByText('Someone else has to decide this appeal')).toBeVisible();
    await expect.element(button('Grant')).not.toBeInTheDocument();
  });

  it('is reached from the reports, and lists what is decided', async () => {
    await mount('/admin/reports', {
      as: ADMIN,
      answers: {
        'GET /api/admin/reports': list('/api/admin/reports', []),
        [`GET ${QUEUE}`]: list(QUEUE, []),
        [`GET ${QUEUE}?state=decided`]: list(QUEUE, [
          appeal({ status: 'upheld', answer: 'It was spam', decidedBy: { id: 6, name: 'Cleo' } }),
        ]),
      },
    });
    await page.getByRole('link', { name: 'Decided appeals' }).click();
    await expect.element(page.getByText('It was spam')).toBeVisible();
  });
});

describe('the terms', () => {
  it('have an anchor for each rule, and say whom to write to', async () => {
    const operator = { name: null, address: null, email: 'hello@peerway.example' };
    await mount('/terms', { answers: { 'GET /api/site': site({ operator }) } });
    await expect.element(page.getByRole('heading', { name: 'Spam' })).toBeVisible();
    expect(document.querySelector('#rule-spam')?.textContent).toContain('No advertising');
    await expect
      .element(page.getByRole('link', { name: 'hello@peerway.example' }))
      .toHaveAttribute('href', 'mailto:hello@peerway.example');
    await expectAccessible();
  });
});
