import { Hono } from 'hono';

import { activeProviders } from '../accounts/providers/settings.ts';
import { LOCALES } from '../contract/locales.ts';
import { Site } from '../contract/site.ts';
import { DAY_MS } from '../contract/time.ts';
import { ProblemError, forPrograms } from '../core/problems.ts';
import { type AppEnv, createRouter, json, route } from '../core/router.ts';
import { siteOrigin } from '../core/site-origin.ts';
import { missingForMail } from '../notifications/mail/mail.ts';

const given = (text: string | undefined) => text?.trim() || null;

const EXPIRES_AFTER_DAYS = 90;

/** Where to report a security problem of this instance: RFC 9116. */
export const securityText = new Hono<AppEnv>().get('/security.txt', (c) => {
  const email = given(c.env.OPERATOR_EMAIL);
  if (email === null) throw new ProblemError(404, forPrograms('There’s nothing at this address.'));
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${new Date(Date.now() + EXPIRES_AFTER_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${siteOrigin(c.env, c.req.url)}/.well-known/security.txt`,
  ];
  return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' });
});

export const site = createRouter().openapi(
  route({
    method: 'get',
    path: '/site',
    summary: 'Who operates this instance',
    responses: { 200: json(Site, 'The configured values. Null for the others.') },
  }),
  (c) =>
    c.json(
      {
        '@id': '/api/site',
        '@type': 'Site' as const,
        operator: {
          name: given(c.env.OPERATOR_NAME),
          address: given(c.env.OPERATOR_ADDRESS),
          email: given(c.env.OPERATOR_EMAIL),
        },
        mail: missingForMail(c.env).length === 0,
        providers: activeProviders(c.env),
      },
      200,
    ),
);
