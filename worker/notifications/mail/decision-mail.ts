import type { Context } from 'hono';

import { APPEAL_WITHIN_DAYS } from '../../contract/bounds.ts';
import { RULES } from '../../contract/decision-vocabulary.ts';
import type { Reader, WrittenDecision } from '../../core/decisions.ts';
import type { AppEnv } from '../../core/router.ts';
import { countIfRoom, countNotification } from '../queries/sent-mails.ts';
import { decisionsLink, publicUrl } from './links.ts';
import { mailIfRoom } from './mail.ts';
import { type Email, emailsIn } from './texts.ts';

/** Emails a user at once, after the response. Within the mailbox's limit. */
function mail(
  c: Context<AppEnv>,
  reader: Reader | null,
  write: (say: ReturnType<typeof emailsIn>, name: string) => Email,
) {
  if (!reader) return;
  const message = write(emailsIn(reader.locale, reader.zone), reader.name);
  mailIfRoom(c, reader, message, (mailing) => countNotification('decision', reader.id, mailing));
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

/** Emails the decision on a registration, after the response. The address may be unconfirmed, so it has no name. */
export function mailRegistration(
  c: Context<AppEnv>,
  to: { email: string; locale: string | null },
  { approved, reason }: { approved: boolean; reason: string },
) {
  const say = emailsIn(to.locale);
  const message = approved
    ? say.registrationApproved(publicUrl(c.env, '/login'))
    : say.registrationDeclined(reason);
  mailIfRoom(c, to, message, (mailing) => countIfRoom('registration', mailing));
}
