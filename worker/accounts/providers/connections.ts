import { z } from '@hono/zod-openapi';

import { GAMERTAG_MAX } from '../../contract/bounds.ts';
import { FOUND_TAGS_MAX, type FoundTag } from '../../contract/gamertag.ts';
import { Line } from '../../contract/text.ts';
import type { TagPlace } from '../../contract/vocabulary.ts';
import type { Env } from '../../env.ts';
import { connectionsClient } from './oauth-providers.ts';
import { readDiscord } from './oauth.ts';
import type { Trip } from './trip.ts';

/** Discord's names of the places that gamertags are from. It has many more kinds of accounts. */
const PLACES: Partial<Record<string, TagPlace>> = {
  battlenet: 'battlenet',
  epicgames: 'epic',
  playstation: 'playstation',
  steam: 'steam',
  twitch: 'twitch',
  xbox: 'xbox',
};

/** A connection that its user has proven to own. */
const Connection = z.object({
  type: z.string(),
  name: Line(1, GAMERTAG_MAX),
  verified: z.literal(true),
  revoked: z.literal(false).optional(),
});

/**
 * The names of a Discord user at places where people play. Connections that can't be shown as a gamertag are left out.
 *
 * @throws ProviderFailure, or what `toFailure` maps
 */
export async function readConnections(env: Env, trip: Trip, signal: AbortSignal) {
  const said = await readDiscord(env, connectionsClient(env), trip, signal);
  const found = z
    .array(z.unknown())
    .parse(said)
    .flatMap((one): FoundTag[] => {
      const { data } = Connection.safeParse(one);
      const platform = data && PLACES[data.type];
      return platform ? [{ platform, tag: data.name }] : [];
    });
  return found.slice(0, FOUND_TAGS_MAX);
}
