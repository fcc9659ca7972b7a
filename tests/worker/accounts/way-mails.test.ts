import { beforeEach, describe, expect, it, vi } from 'vitest';

import { WaysIn } from '../../../worker/contract/passkey.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { RecoveryCodes } from '../../../worker/contract/second-factor.ts';
import { makeAuthenticator } from '../support/authenticator.ts';
import { expectDone, expectAnswer, getAs, post, send } from '../support/client.ts';
import { confirmAddress, mailsTo } from '../support/mailbox.ts';
import { type Account, register } from '../support/people.ts';
import { sql, valueOf } from '../support/sql.ts';
import { addPasskey, linkDirectly, turnCodesOn } from '../support/ways-in.ts';

let mira: Account;

/** Waits for an email that contains this sentence. */
const expectTold = (sentence: string) =>
  vi.waitFor(
    () => {
      const found = mailsTo(mira.email).find(({ text }) => text.includes(sentence));
      if (!found) throw new Error(`no email says “${sentence}”`);
      return found;
    },
    { timeout: 10_000 },
  );

const remove = (path: string) => expectDone(send('DELETE', path, { token: mira.token }));
const renew = () => post('/api/second-factor/recovery-codes', undefined, mira.token);
const mailsCounted = () => valueOf`SELECT count(*) AS n FROM sent_mails`;

beforeEach(async () => {
  mira = await register();
  await confirmAddress(mira);
});

describe('an email tells the owner', () => {
  it('that a passkey was removed', async () => {
    const { id } = await addPasskey(mira, await makeAuthenticator());
    await remove(`/api/passkeys/${id}`);
    const { subject, text } = await expectTold('A passkey was removed from your Peerway account');
    expect(subject).toBe('A way into your account has changed');
    expect(text).toContain('reset your password now');
  });

  it('that codes were switched off', async () => {
    await turnCodesOn(mira);
    await remove('/api/second-factor');
    await expectTold('Codes of an authenticator app were turned off for your Peerway account');
  });

  it('that the password was removed', async () => {
    await addPasskey(mira, await makeAuthenticator());
    await remove('/api/password');
    await expectTold('The password was removed from your Peerway account');
  });

  it('that an account was unlinked', async () => {
    await linkDirectly(mira, `7656119${mira.id}`, 'Mira there');
    const { identities } = await getAs(WaysIn, '/api/ways-in', mira.token);
    await remove(`/api/identities/${identities[0]?.id}`);
    await expectTold('Steam was unlinked');
  });

  it('that recovery codes were replaced, in the owner’s language', async () => {
    await turnCodesOn(mira);
    await expectAnswer(renew(), 201, RecoveryCodes);
    const { subject } = await expectTold(
      'New recovery codes were created for your Peerway account',
    );
    expect(subject).toBe('A way into your account has changed');
    await sql`UPDATE users SET locale = 'de' WHERE id = ${mira.id}`.run();
    await expectAnswer(renew(), 201, RecoveryCodes);
    await expectTold('neue Backup-Codes erstellt');
  });
});

it('no email is counted if there were no recovery codes to replace, or the address isn’t confirmed', async () => {
  const before = await mailsCounted();
  await expectAnswer(renew(), 404, Problem.strict());
  await sql`UPDATE users SET email_confirmed_at = NULL WHERE id = ${mira.id}`.run();
  await turnCodesOn(mira);
  await expectAnswer(renew(), 201, RecoveryCodes);
  expect(await mailsCounted()).toBe(before);
});
