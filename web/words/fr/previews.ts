import type { previews as English } from '../en/previews.ts';
import type { Translated } from '../translated.ts';
import { list } from './grammar.ts';

const NAME = 'Peerway';

const DESCRIPTION =
  'Trouve des gens avec qui jouer ce soir : sessions, profils et appels. Ton chemin vers les autres.';

let moments: Intl.DateTimeFormat | undefined;

const moment = (at: number) => {
  moments ??= new Intl.DateTimeFormat('fr', {
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
  product: { title: `${NAME} : ton chemin vers les autres`, description: DESCRIPTION },
  search: 'Trouver une session',
  searchGame: (game) => `Jouer à ${game} avec d’autres`,
  searchCategory: (category) => `${category} : sessions à rejoindre`,
  categories: 'Jeux par catégorie',
  imprint: 'Mentions légales',
  privacy: 'Confidentialité',
  terms: 'Conditions d’utilisation',
  cancelled: (session) => `Annulée : ${session}`,
  session: (games, startsAt) => `${list(games)} · ${moment(startsAt)}`,
  sessionCancelled: (games) => `${list(games)} · Cette session a été annulée.`,
  player: 'Joue avec d’autres sur Peerway.',
  plays: (games) => `Joue à ${list(games)}.`,
};
