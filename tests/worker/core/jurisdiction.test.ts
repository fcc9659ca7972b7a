import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';

import { placed } from '../../../worker/core/jurisdiction.ts';

const NAMESPACES = ['PRESENCE', 'SIGNALLING', 'CALL', 'ROOM', 'NOTIFIER'] as const;

it('every kind of object stays where the operator wants it, and anywhere without that', () => {
  // Workerd itself knows no jurisdictions.
  const spied = Object.fromEntries(
    NAMESPACES.map((name) => [name, { jurisdiction: (where: string) => `${name} in ${where}` }]),
  );
  const there = placed(Object.assign({ ...env, JURISDICTION: 'eu' }, spied));
  expect(NAMESPACES.map((name) => there[name])).toEqual(NAMESPACES.map((name) => `${name} in eu`));
  expect(placed(env)).toBe(env);
  // A value that can't be read is named by Health and the doctor.
  const unread = { ...env, JURISDICTION: 'Europe' };
  expect(placed(unread)).toBe(unread);
});
