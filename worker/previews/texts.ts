import { list } from '../../web/words/en/formats.ts';

const NAME = 'Peerway';

const DESCRIPTION =
  'Find people to play with tonight: sessions, players and calls. Your way to other peoples.';

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** What other programs show of a shared link. */
export const previews = {
  name: NAME,
  product: { title: `${NAME}: your way to other peoples`, description: DESCRIPTION },
  search: 'Find a session',
  searchGame: (game: string) => `Play ${game} with others`,
  searchCategory: (category: string) => `${category}: sessions to join`,
  categories: 'Games by category',
  imprint: 'Imprint',
  privacy: 'Privacy',
  terms: 'Terms',
  cancelled: (session: string) => `Cancelled: ${session}`,
  session: (games: readonly string[], startsAt: number) =>
    `${list(games)} · ${MOMENT.format(startsAt)}`,
  sessionCancelled: (games: readonly string[]) => `${list(games)} · This session was cancelled.`,
  player: 'A player on Peerway.',
  plays: (games: readonly string[]) => `Plays ${list(games)}.`,
};
