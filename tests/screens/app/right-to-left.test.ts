import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { ownProfile } from '../support/fixtures-app.ts';
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
