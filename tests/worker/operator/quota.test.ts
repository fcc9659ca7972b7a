import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';

import { expectConsole } from '../../support/console-watch.ts';
import { expectDone, post } from '../support/client.ts';
import { mailTo, mailsTo } from '../support/mailbox.ts';
import { register } from '../support/people.ts';

/** Pushes over their quota are in tests/durable/notifications/notifier.test.ts. */

const CONFIRM = 'Confirm your email';

it('emails beyond the provider’s quota are in the log, cost nobody anything else, and are sent once asked for again', async () => {
  expectConsole(/^The email “Confirm your email” could not be sent .*E_DAILY_LIMIT_EXCEEDED/);
  const { MAIL } = env;
  let refused = 0;
  const full = {
    send: () => {
      refused += 1;
      return Promise.reject(new Error('429: E_DAILY_LIMIT_EXCEEDED'));
    },
  };
  Object.assign(env, { MAIL: full });
  const mira = await register().finally(() => Object.assign(env, { MAIL }));
  expect(refused).toBe(1);
  expect(mailsTo(mira.email)).toEqual([]);
  await expectDone(post('/api/email/confirmation', {}, mira.token));
  await mailTo(mira.email, CONFIRM);
  expect(mailsTo(mira.email)).toHaveLength(1);
});
