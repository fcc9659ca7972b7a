import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { ownProfile } from '../support/fixtures-app.ts';
import { messageItem, sessionRoom } from '../support/fixtures-messages.ts';
import { ownApplication } from '../support/fixtures-session-page.ts';
import { mount } from '../support/mount.tsx';

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

const placeOf = () => document.activeElement?.getBoundingClientRect().x ?? Number.NaN;

it('the hours move in the direction of the arrow key, also from right to left', async () => {
  document.documentElement.dir = 'rtl';
  await mount('/user', { as: {}, answers: ownProfile() });
  const hour = page.getByRole('grid').getByRole('button').first();
  await expect.element(hour).toBeVisible();
  hour.element().focus();
  const from = placeOf();
  await userEvent.keyboard('{ArrowLeft}');
  expect(placeOf()).toBeLessThan(from);
  await userEvent.keyboard('{ArrowRight}');
  expect(placeOf()).toBe(from);
});

it('a message in another direction begins under its writer’s name', async () => {
  document.documentElement.dir = 'rtl';
  const member = { application: ownApplication({ status: 'accepted' }) };
  const answers = sessionRoom(member, messageItem(1, 'Hello'));
  await mount('/session/31', { as: {}, answers });
  const log = page.getByRole('log');
  await expect.element(log.getByText('Hello')).toBeVisible();
  const endOf = (text: string) => log.getByText(text).element().getBoundingClientRect().right;
  expect(endOf('Hello')).toBe(endOf('Jonas'));
  const { width } = log.getByText('Hello').element().getBoundingClientRect();
  expect(width).toBeLessThan(100);
});

const directionOf = (label: string) => {
  const { direction, textAlign } = getComputedStyle(page.getByLabelText(label).element());
  return `${direction} ${textAlign}`;
};

it('an empty field has the direction of the page, and an address begins at its label', async () => {
  document.documentElement.dir = 'rtl';
  // The name is looked up if typing pauses.
  const answers = { 'GET /api/register/name': { name: 'Mira', available: true } };
  await mount('/register', { answers });
  const name = page.getByLabelText('Name');
  await expect.element(name).toBeVisible();
  expect(directionOf('Name')).toBe('rtl start');
  await name.fill('Mira');
  expect(directionOf('Name')).toBe('ltr start');
  await name.fill('');
  expect(directionOf('Name')).toBe('rtl start');
  expect(directionOf('Email')).toBe('ltr end');
  // A password ends before the button that shows it.
  const password = page.getByLabelText('Password', { exact: true }).element();
  const { right } = page
    .getByRole('button', { name: 'Show password' })
    .element()
    .getBoundingClientRect();
  const { paddingLeft } = getComputedStyle(password);
  expect(password.getBoundingClientRect().left + parseFloat(paddingLeft)).toBeGreaterThan(right);
});
