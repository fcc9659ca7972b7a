import { describe, expect, it } from 'vitest';

import { actsOn } from '../../../web/moderation/user-acts.ts';
import type { AdminUserDetail } from '../../../worker/contract/admin-user.ts';

type Account = Pick<AdminUserDetail, 'status' | 'role'>;

const USER: Account = { status: 'active', role: 'ROLE_USER' };

const acts = (account: Partial<Account>, viewer = { id: 7, admin: true }) =>
  actsOn({ id: 8, ...USER, ...account }, viewer);

describe('an admin', () => {
  it.each<[Account['status'], string[]]>([
    ['active', ['warn', 'suspend', 'ban', 'promote', 'moderate']],
    ['leaving', ['warn', 'suspend', 'ban', 'promote', 'moderate']],
    ['suspended', ['warn', 'suspend', 'ban', 'lift', 'promote', 'moderate']],
    ['banned', ['lift']],
    ['gone', []],
  ])('is offered for an account that is %s: %j', (status, offered) => {
    expect(acts({ status })).toEqual(offered);
  });

  it('gives each role and takes it', () => {
    expect(acts({ role: 'ROLE_MODERATOR' })).toEqual([
      'warn',
      'suspend',
      'ban',
      'promote',
      'unmoderate',
    ]);
    expect(acts({ role: 'ROLE_ADMIN' })).toEqual(['warn', 'suspend', 'ban', 'demote']);
  });

  it('may only give up the role of their own account', () => {
    expect(acts({ role: 'ROLE_ADMIN' }, { id: 8, admin: true })).toEqual(['demote']);
  });
});

it('a moderator warns and suspends users who have no role and aren’t suspended', () => {
  const moderator = { id: 7, admin: false };
  for (const status of ['active', 'leaving'] as const) {
    expect(acts({ status }, moderator)).toEqual(['warn', 'suspend']);
  }
  for (const status of ['suspended', 'banned', 'gone'] as const) {
    expect(acts({ status }, moderator)).toEqual([]);
  }
  for (const role of ['ROLE_MODERATOR', 'ROLE_ADMIN'] as const) {
    expect(acts({ role }, moderator)).toEqual([]);
  }
});
