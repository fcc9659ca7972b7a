import { z } from '@hono/zod-openapi';

import { FoundTag } from '../../contract/gamertag.ts';
import {
  DiscordAnswer,
  FoundGamertags,
  GamertagChoice,
  ProviderStart,
} from '../../contract/identity.ts';
import { limited, signedIn, userRoute } from '../../core/auth/guards.ts';
import { invalid } from '../../core/problems.ts';
import { body, createRouter, json, requireViewer, route } from '../../core/router.ts';
import { findGamertags, startTrip } from '../provider-trip.ts';
import { saveVerified } from '../queries/verified-gamertags.ts';
import { mintTicket, readTicket } from '../tickets.ts';

/** Gamertags that Discord has confirmed. Between the requests, only tickets know what it said. */
export const gamertags = createRouter()
  .openapi(
    route('post', '/gamertags/discord/options', {
      summary: 'Where to go to let Discord tell which names are the caller’s',
      description:
        'Discord is asked for connected accounts alone. The browser comes back to /login/discord with a query. Send it as `answer`, with the `ticket`.',
      middleware: [signedIn, limited('LIMIT_LOGIN')] as const,
      responses: { 200: json(ProviderStart, 'Good once, for 15 minutes.') },
    }),
    async (c) =>
      c.json(await startTrip(c, 'provider-gamertags', 'discord', requireViewer(c).id), 200),
  )
  .openapi(
    route('post', '/gamertags/discord', {
      summary: 'The names that Discord has confirmed, to choose from',
      middleware: [signedIn, limited('LIMIT_LOGIN')] as const,
      request: { body: body(DiscordAnswer) },
      responses: { 200: json(FoundGamertags, 'There may be none. The ticket is for the choice.') },
    }),
    async (c) => {
      const now = Date.now();
      const found = await findGamertags(c, c.req.valid('json'), now);
      const about = JSON.stringify(found);
      const { id } = requireViewer(c);
      const { ticket } = await mintTicket(c.env, 'provider-found', id, now, about);
      return c.json({ ticket, found }, 200);
    },
  )
  .openapi(
    userRoute('post', '/gamertags', {
      summary: 'Takes over chosen names as verified gamertags',
      description: 'They replace the caller’s other gamertags there. New ones are for friends.',
      request: { body: body(GamertagChoice) },
      responses: { 204: { description: 'Taken over.' } },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      const given = c.req.valid('json');
      const now = Date.now();
      const ticket = await readTicket(c.env, 'provider-found', given.ticket, now);
      if (!ticket || ticket.userId !== userId) {
        throw invalid('ticket', (say) => say.tickets.expiredStart);
      }
      const found = z.array(FoundTag).parse(JSON.parse(ticket.about));
      const tags = given.chosen.flatMap((at) => found[at] ?? []);
      if (new Set(tags.map(({ platform }) => platform)).size < given.chosen.length) {
        throw invalid('chosen', (say) => say.values.twoGamertags);
      }
      const saved = await saveVerified(c.get('db'), { userId, tags, ticket, now });
      if (!saved) throw invalid('ticket', (say) => say.tickets.used);
      return c.body(null, 204);
    },
  );
