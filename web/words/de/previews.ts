import type { previews as English } from '../en/previews.ts';
import type { Translated } from '../translated.ts';
import { list } from './grammar.ts';

const NAME = 'Peerway';

const DESCRIPTION =
  'Finde Leute, die heute Abend mit dir zocken: mit Sessions, Profilen und Calls. Dein Weg zu anderen Leuten.';

let moments: Intl.DateTimeFormat | undefined;

const moment = (at: number) => {
  moments ??= new Intl.DateTimeFormat('de', {
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
  product: { title: `${NAME}: Dein Weg zu anderen Leuten`, description: DESCRIPTION },
  search: 'Session finden',
  searchGame: (game) => `${game} mit anderen spielen`,
  searchCategory: (category) => `${category}: Sessions zum Mitmachen`,
  categories: 'Spiele nach Kategorie',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  terms: 'Nutzungsbedingungen',
  cancelled: (session) => `Abgesagt: ${session}`,
  session: (games, startsAt) => `${list(games)} · ${moment(startsAt)}`,
  sessionCancelled: (games) => `${list(games)} · Diese Session wurde abgesagt.`,
  player: 'Auf Peerway dabei.',
  plays: (games) => `Spielt ${list(games)}.`,
};
