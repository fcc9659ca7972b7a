import type { previews as English } from '../en/previews.ts';
import type { Translated } from '../translated.ts';
import { list } from './grammar.ts';

const NAME = 'Peerway';

const DESCRIPTION =
  'Znajdź ludzi do grania na dziś wieczór: sesje, profile i rozmowy. Twoja droga do innych ludzi.';

let moments: Intl.DateTimeFormat | undefined;

const moment = (at: number) => {
  moments ??= new Intl.DateTimeFormat('pl', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return moments.format(at);
};

/** What other programs show of a shared link. */
export const previews: Translated<typeof English> = {
  name: NAME,
  product: { title: `${NAME}: twoja droga do innych ludzi`, description: DESCRIPTION },
  search: 'Znajdź sesję',
  searchGame: (game) => `${game}: zagraj z innymi`,
  searchCategory: (category) => `${category}: sesje, do których możesz dołączyć`,
  categories: 'Gry według kategorii',
  imprint: 'Operator',
  privacy: 'Prywatność',
  terms: 'Regulamin',
  cancelled: (session) => `Odwołana: ${session}`,
  session: (games, startsAt) => `${list(games)} · ${moment(startsAt)}`,
  sessionCancelled: (games) => `${list(games)} · Ta sesja została odwołana.`,
  player: 'Gra na Peerway.',
  plays: (games) => `Gra w: ${list(games)}.`,
};
