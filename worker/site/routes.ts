import { Hono } from 'hono';

import { activeProviders, offersGamertags } from '../accounts/providers/settings.ts';
import { voiceTransport } from '../calls/sfu.ts';
import { LOCALES } from '../contract/locales.ts';
import { Health, Site } from '../contract/site.ts';
import { DAY_MS, iso } from '../contract/time.ts';
import { Database } from '../core/database.ts';
import { answer } from '../core/items.ts';
import { ProblemError, forPrograms } from '../core/problems.ts';
import { type AppEnv, createRouter, json, route } from '../core/router.ts';
import { remembersAddresses } from '../core/settings.ts';
import { siteOrigin } from '../core/site-origin.ts';
import { LATE_AFTER_MS, selectMarks, toRuns } from '../core/sweep-marks.ts';
import { missingForMail } from '../notifications/mail/mail.ts';

const given = (text: string | undefined) => text?.trim() || null;

const EXPIRES_AFTER_DAYS = 90;

/** Where to report a security problem of this instance: RFC 9116. */
export const securityText = new Hono<AppEnv>().get('/security.txt', (c) => {
  const email = given(c.env.OPERATOR_EMAIL);
  if (email === null) throw new ProblemError(404, forPrograms('There’s nothing at this address.'));
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${iso(Date.now() + EXPIRES_AFTER_DAYS * DAY_MS)}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${siteOrigin(c.env, c.req.url)}/.well-known/security.txt`,
  ];
  return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' });
});

const unwell = (sentence: string) => new ProblemError(503, forPrograms(sentence));

/** @returns when the sweep last ran. @throws ProblemError 503 if it is late, or one of its steps keeps failing */
async function lastRun(db: Database, now: number) {
  const marks = await db.all(selectMarks()).catch((error: unknown) => {
    console.error('The database could not be asked for the health of this instance', error);
    throw unwell('The database doesn’t answer.');
  });
  const { sweptAt, failing } = toRuns(marks);
  if (sweptAt === null) throw unwell('The scheduled tasks have never run.');
  if (sweptAt < now - LATE_AFTER_MS) {
    throw unwell(`The scheduled tasks last ran at ${iso(sweptAt)}.`);
  }
  const broken = failing.filter(({ since }) => since < now - LATE_AFTER_MS);
  if (broken.length > 0) {
    throw unwell(`Scheduled tasks keep failing: ${broken.map(({ step }) => step).join(', ')}.`);
  }
  return sweptAt;
}

export const site = createRouter()
  .openapi(
    route('get', '/site', {
      summary: 'Who operates this instance',
      responses: { 200: json(Site, 'The configured values. Null for the others.') },
    }),
    (c) =>
      answer(c, {
        '@id': '/api/site',
        '@type': 'Site' as const,
        operator: {
          name: given(c.env.OPERATOR_NAME),
          address: given(c.env.OPERATOR_ADDRESS),
          email: given(c.env.OPERATOR_EMAIL),
        },
        mail: missingForMail(c.env).length === 0,
        remembersAddresses: remembersAddresses(c.env),
        providers: activeProviders(c.env),
        discordGamertags: offersGamertags(c.env),
        voice: voiceTransport(c.env),
      }),
  )
  .openapi(
    route('get', '/health', {
      summary: 'Whether the database answers and all scheduled tasks work, for a monitor',
      responses: { 200: json(Health, 'All is well. 503 if something needs the operator.') },
    }),
    async (c) => {
      const sweptAt = await lastRun(new Database(c.env.DB), Date.now());
      return answer(c, { '@id': '/api/health', '@type': 'Health' as const, sweptAt: iso(sweptAt) });
    },
  );
