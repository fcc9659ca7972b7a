import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { type Answer, answer, held, json, problem, requests, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { userDetail } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

const CHALLENGE = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '6e6f6e6365',
    salt: '73616c74',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    data: { ticket: 'a-ticket' },
  },
  signature: 'signed',
};
const ABOUT = '/api/users/8';

const title = (name: string) => page.getByRole('heading', { level: 1, name });
const text = () => page.getByLabelText('What exactly, and why?');
const send = () => page.getByRole('button', { name: 'Send report' }).click();

async function open(
  user: Answer = userDetail(),
  path = `/report?about=${encodeURIComponent(ABOUT)}`,
) {
  await mount(path, {
    answers: { 'GET /api/reports/challenge': CHALLENGE, 'GET /api/users/8': user },
  });
  await expect.element(title('Report something')).toBeVisible();
}

async function fill() {
  await page.getByLabelText('What’s wrong?').selectOptions('Illegal content');
  await text().fill('It insults a group of people');
  await page.getByLabelText('I believe in good faith').click();
}

it('a visitor reports with reasons and in good faith, and the browser proves its work', async () => {
  await page.viewport(360, 740);
  const user = held(userDetail());
  await open(user.answer);
  // The form is there before the name.
  user.release();
  const subject = page.getByRole('link', { name: 'Jonas' });
  await expect.element(subject).toHaveAttribute('href', '/detail/8');
  await expectAccessible();
  answer({
    'POST /api/reports': json(201, {
      '@id': '/api/reports/3',
      '@type': 'Report',
      id: 3,
      about: ABOUT,
      reason: 'illegal',
      createdAt: '2026-03-01T18:00:00.000Z',
    }),
  });
  await fill();
  await page.getByLabelText('Your email (optional)').fill('kim@peerway.example');
  // Screen readers say what changes in a status that was there before.
  const status = page.getByRole('status').first().element();
  await send();
  await expect.element(title('Thanks for your report')).toBeVisible();
  expect(status.isConnected && status.textContent).toMatch(/\w/);
  await expect.element(subject).toBeVisible();
  const [sent] = requests('POST /api/reports');
  expect(sent?.body).toMatchObject({
    about: ABOUT,
    reason: 'illegal',
    text: 'It insults a group of people',
    goodFaith: true,
    email: 'kim@peerway.example',
    proof: { challenge: CHALLENGE },
  });
  // A key that begins as the challenge wants.
  expect(JSON.stringify(sent?.body)).toMatch(/"derivedKey":"00[0-9a-f]{62}"/);
  await expectAccessible();
});

it('a refused one says why, and keeps what was typed', async () => {
  answer({ 'POST /api/reports': problem(404, 'This content doesn’t exist.') });
  await open();
  await fill();
  await send();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This content doesn’t exist.');
  answer({ 'POST /api/reports': violations({ email: 'This isn’t an email.' }) });
  await page.getByLabelText('Your email (optional)').fill('kim@nowhere.example');
  await send();
  await expect.element(page.getByText('This isn’t an email.')).toBeVisible();
  await expect.element(text()).toHaveValue('It insults a group of people');
});

it('without anything to report it says where to begin', async () => {
  await open(undefined, '/report');
  await expect.element(page.getByText('choose “Report” there')).toBeVisible();
});
