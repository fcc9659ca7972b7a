import { env } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Database } from '../../../worker/core/database.ts';
import { toHtml, toText } from '../../../worker/notifications/mail/format.ts';
import { missingForMail, sendMail } from '../../../worker/notifications/mail/mail.ts';
import {
  emailOf,
  sendNotificationEmail,
} from '../../../worker/notifications/mail/notification-email.ts';
import { emailsIn } from '../../../worker/notifications/mail/texts.ts';
import {
  countNotification,
  countTopicMail,
} from '../../../worker/notifications/queries/sent-mails.ts';
import { confirmAddress, mailTo } from '../support/mailbox.ts';
import { addUser } from '../support/people.ts';

const emails = emailsIn('en');
const URL = 'https://peerway.test/password/reset#token';

const refuse = () => Promise.reject(new Error('not a verified destination'));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an email', () => {
  it('shows a name as the text that it is', () => {
    const message = emails.reset('<img src=//evil.test>&"\'', URL);
    expect(toHtml(message, 'en')).toContain('Hello &lt;img src=//evil.test&gt;&amp;&quot;&#39;,');
    expect(toText(message)).toContain('Hello <img src=//evil.test>&"\',');
  });

  it('breaks a name of one long word, which would be wider than a phone', () => {
    expect(toHtml(emails.reset('W'.repeat(40), URL), 'en')).toContain(
      '<body style="overflow-wrap: anywhere">',
    );
  });

  it('has its link in both forms, and loads nothing', () => {
    const message = emails.confirm(URL);
    expect(toText(message)).toContain(`\n${URL}\n`);
    expect(toHtml(message, 'en').match(/https?:/g)).toEqual(['https:']);
  });
});

describe('a time in an email', () => {
  const AT = Date.parse('2026-07-31T20:30:00Z');
  const text = (locale: string, zone?: string) =>
    toText(emailsIn(locale, zone).passwordChanged('Mira', AT, false));

  it('is in the reader’s zone, which it names', () => {
    expect(text('en', 'Asia/Kathmandu')).toContain('1 August 2026 at 02:15 GMT+5:45');
    expect(text('de', 'Europe/Berlin')).toContain('31. Juli 2026 um 22:30 MESZ');
    expect(text('ja', 'America/New_York')).toContain('2026年7月31日 16:30（GMT-4）');
  });

  it('is in UTC, where the zone isn’t known', () => {
    expect(text('en')).toContain('31 July 2026 at 20:30 UTC');
  });
});

describe('an email about notifications', () => {
  const mira = { id: 7, name: 'Mira', email: 'mira@peerway.test', locale: null };
  const seat = { topic: 'seats', sentence: 'You’re in: <b>Raid</b>', path: '/session/3' } as const;
  const change = { topic: 'changes', sentence: 'Raid was changed', path: '/session/3' } as const;

  it('says the one that there is, and leads to its page', async () => {
    const { email } = await emailOf(env, [seat], mira);
    expect(email.subject).toBe(seat.sentence);
    expect(toText(email)).toContain('\nhttps://peerway.test/session/3\n');
    expect(toText(email)).toContain('You get emails about: Your applications.');
    expect(toHtml(email, 'en')).toContain('You’re in: &lt;b&gt;Raid&lt;/b&gt;');
  });

  it('lists several', async () => {
    const { email } = await emailOf(env, [seat, change], mira);
    expect(email.subject).toBe('2 notifications from Peerway');
    expect(toText(email)).toContain('Raid was changed:\nhttps://peerway.test/session/3');
    const daily = await emailOf(env, [seat], mira, { digest: true });
    expect(daily.email.subject).toBe('Your day on Peerway');
  });

  it('says its language and direction', async () => {
    const { email } = await emailOf(env, [seat, change], mira);
    expect(toHtml(email, 'de')).toContain('<html lang="de" dir="ltr">');
    expect(toHtml(email, 'ar')).toContain('<html lang="ar" dir="rtl">');
  });

  it('lets its reader unsubscribe by the mail program’s button, or by a page', async () => {
    await sendNotificationEmail(env, [seat], mira);
    const { text, headers } = await mailTo(mira.email, seat.sentence);
    expect(text).toMatch(/^https:\/\/peerway\.test\/unsubscribe#\S+$/m);
    expect(headers?.['List-Unsubscribe']).toMatch(
      /^<https:\/\/peerway\.test\/api\/unsubscribe\?token=[\w.-]+>$/,
    );
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });
});

describe('without mail', () => {
  it('says to the operator what is missing', () => {
    expect(missingForMail(env)).toEqual([]);
    expect(missingForMail({ ...env, MAIL_FROM: '', PUBLIC_URL: '' })).toEqual([
      'MAIL_FROM',
      'PUBLIC_URL',
    ]);
    const { MAIL: _, ...unbound } = env;
    expect(missingForMail(unbound)).toEqual(['MAIL']);
  });

  it('goes on, with a line in the log that names no address, and counts what failed', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    await sendMail({ ...env, MAIL_FROM: '' }, 'mira@peerway.test', emails.confirm(URL), {
      locale: null,
    });
    const failed = vi.spyOn(console, 'error').mockReturnValue();
    await sendMail({ ...env, MAIL: { send: refuse } }, 'mira@peerway.test', emails.confirm(URL), {
      locale: null,
    });
    const said = JSON.stringify([warned.mock.calls, failed.mock.calls]);
    expect(said).toContain('MAIL_FROM');
    expect(failed).toHaveBeenCalledOnce();
    expect(said).not.toContain('mira@');
    const counted = "SELECT sum(count) AS n FROM daily_counts WHERE figure = 'failedEmails'";
    expect(await env.DB.prepare(counted).first('n')).toBe(1);
  });
});

describe('emails about topics', () => {
  const HOUR_MS = 60 * 60 * 1000;
  const now = Date.now();
  const db = new Database(env.DB);
  const sent = async (userId: number, mailbox: string, at = now) =>
    (await db.all(countTopicMail(userId, { mailbox, now: at }))).length;

  it('are counted apart: however many there are, a reset still gets through', async () => {
    const { id } = await addUser();
    await confirmAddress({ id });
    const mailbox = `box ${id}`;
    let all = 0;
    for (let hour = 0; hour < 5; hour += 1) {
      for (let tries = 0; tries < 12; tries += 1)
        all += await sent(id, mailbox, now + hour * HOUR_MS);
      expect(all).toBe(Math.min(10 * (hour + 1), 30));
    }
    const reset = countNotification('reset', id, { mailbox, now: now + 4 * HOUR_MS });
    expect(await db.all(reset)).toHaveLength(1);
  });

  it('go to confirmed addresses only', async () => {
    const { id } = await addUser();
    expect(await sent(id, `box ${id}`)).toBe(0);
  });
});
