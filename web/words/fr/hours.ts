import type { fitWords as EnglishFit, hours as English } from '../en/hours.ts';
import type { Translated } from '../translated.ts';

/** Words of the hours in which someone has time to play. */
export const hours: Translated<typeof English> = {
  title: 'Tes disponibilités',
  hint: 'Indique quand tu as du temps pour jouer. Ça nous sert à trouver les sessions qui te vont. Personne d’autre ne voit ces heures.',
  grid: 'Heures de la semaine',
  keys: 'Touche les heures ou fais glisser dessus. Au clavier : flèches pour te déplacer, Espace pour cocher, Maj et flèches pour en cocher plusieurs.',
  cell: (day, clock) => `${day} ${clock}`,
  hour: 'Heure',
  quick: { evenings: 'Soirs de semaine', weekends: 'Week-ends' },
  clear: 'Effacer toutes les heures',
  zone: (zone) => `Les heures sont dans le fuseau horaire ${zone}.`,
  changeZone: (zone) => `Passer à ${zone}`,
  list: 'En toutes lettres',
  none: 'Tu n’as encore indiqué aucune heure.',
  always: 'N’importe quand, tous les jours',
  span: (day, from, to) => `${day} de ${from} à ${to}`,
  spanOver: (day, from, nextDay, to) => `de ${day} ${from} à ${nextDay} ${to}`,
  state: { saved: 'Enregistré', saving: 'Enregistrement…', failed: 'Non enregistré' },
};

/** Why a session may fit. */
export const fitWords: Translated<typeof EnglishFit> = {
  why: 'Pourquoi elle te va',
  game: 'ton jeu',
  hours: 'tes disponibilités',
  language: 'ta langue',
  level: 'ton niveau',
  region: 'ta région',
};
