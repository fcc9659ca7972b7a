import type { Context } from 'hono';

import { APPEAL_WITHIN_DAYS } from '../../contract/bounds.ts';
import { RULES } from '../../contract/decision-vocabulary.ts';
import type { Reader, WrittenDecision } from '../../core/decisions.ts';
import { mailboxOf } from '../../core/mailbox.ts';
import type { AppEnv } from '../../core/router.ts';
import { countNotification } from '../queries/sent-mails.ts';
import { decisionsLink } from './links.ts';
import { sendMail } from './mail.ts';
import { type Email, emailsIn } from './texts.ts';

/** Emails a user at once, after the response. Within the mailbox's limit. */
function mail(
  c: Context<AppEnv>,
  reader: Reader | null,
  write: (say: ReturnType<typeof emailsIn>, name: string) => Email,
) {
  if (!reader) return;
  const { id, email, locale, zone, name } = reader;
  const message = write(emailsIn(locale, zone), name);
  const send = async () => {
    const mailing = { mailbox: mailboxOf(email), now: Date.now() };
    const count = countNotification('decision', id, mailing);
    const counted = await c.get('db').asAnyone().all(count);
    if (counted.length > 0) await sendMail(c.env, email, message, { locale });
  };
  c.executionCtx.waitUntil(send());
}

/** Emails decisions to those whom they concern. */
export function mailDecisions(c: Context<AppEnv>, decided: readonly WrittenDecision[]) {
  for (const { reader, kind, name: session, until, rule, law, facts, fromNotice } of decided) {
    mail(c, reader, (say, name) =>
      say.decision(name, {
        kind,
        session,
        until,
        rule: RULES.find((known) => known === rule),
        law,
        facts,
        fromNotice,
        appealUntil: Date.now() + APPEAL_WITHIN_DAYS * 86_400_000,
        url: decisionsLink(c.env),
      }),
    );
  }
}

/** Emails the answer to an appeal. */
export const mailAnswer = (
  c: Context<AppEnv>,
  reader: Reader | null,
  { granted, note }: { granted: boolean; note: string },
) =>
  mail(c, reader, (say, name) =>
    say.appealAnswer(name, { granted, note, url: decisionsLink(c.env) }),
  );
