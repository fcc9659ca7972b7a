import { activeProviders } from '../accounts/providers/settings.ts';
import { Site } from '../contract/site.ts';
import { createRouter, route, json } from '../core/router.ts';
import { missingForMail } from '../notifications/mail/mail.ts';

const given = (text: string | undefined) => text?.trim() || null;

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
