import type { previews as English } from '../en/previews.ts';
import type { Translated } from '../translated.ts';
import { list } from './grammar.ts';

const NAME = 'Peerway';

const DESCRIPTION =
  'Encuentra gente para jugar esta noche: partidas, jugadores y llamadas. Tu camino hacia otra gente.';

let moments: Intl.DateTimeFormat | undefined;

const moment = (at: number) => {
  moments ??= new Intl.DateTimeFormat('es', {
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
  product: { title: `${NAME}: tu camino hacia otra gente`, description: DESCRIPTION },
  search: 'Buscar partida',
  searchGame: (game) => `Juega a ${game} con más gente`,
  searchCategory: (category) => `${category}: partidas a las que unirse`,
  categories: 'Juegos por categoría',
  imprint: 'Aviso legal',
  privacy: 'Privacidad',
  terms: 'Términos',
  cancelled: (session) => `Cancelada: ${session}`,
  session: (games, startsAt) => `${list(games)} · ${moment(startsAt)}`,
  sessionCancelled: (games) => `${list(games)} · Esta partida se canceló.`,
  player: 'Está en Peerway.',
  plays: (games) => `Juega a ${list(games)}.`,
};
