import { publicOrigin } from '../../core/settings.ts';
import type { Env } from '../../env.ts';
import { sessionStatus } from '../queries/session-item.ts';
import { toEmbed } from './embed.ts';
import type { PostRow } from './queries/discord-posts.ts';

/** Only for rows that are `shown`: an unlisted session's link has its key, as the host wants it. */
function linkTo(row: PostRow, origin: string) {
  const link = new URL(`/session/${row.id}`, origin);
  if (row.visibility === 'unlisted') link.searchParams.set('key', row.linkKey ?? '');
  return link.href;
}

/** What a post says of its session now. */
export function embedOf(env: Env, row: PostRow) {
  const origin = publicOrigin(env);
  const { name, startsAt, seats, seatsTaken, language } = row;
  return toEmbed({
    name,
    startsAt,
    seats,
    seatsTaken,
    language,
    games: row.games.map((game) => game.name),
    roles: row.roles,
    status: sessionStatus(row, Date.now()),
    link: origin === null ? null : linkTo(row, origin),
  });
}
