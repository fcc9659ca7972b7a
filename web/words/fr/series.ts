import type { Weekday } from '../../../worker/contract/vocabulary.ts';
import type { series as English } from '../en/series.ts';
import type { Translated } from '../translated.ts';
import { list, plural } from './grammar.ts';

const everyWeeks = (weeks: number) =>
  weeks === 1
    ? 'Toutes les semaines'
    : plural(weeks, { one: `Toutes les ${weeks} semaines`, other: `Toutes les ${weeks} semaines` });

const weekday: Record<Weekday, string> = {
  monday: 'lundi',
  tuesday: 'mardi',
  wednesday: 'mercredi',
  thursday: 'jeudi',
  friday: 'vendredi',
  saturday: 'samedi',
  sunday: 'dimanche',
};

/** Words of sessions that repeat. */
export const series: Translated<typeof English> = {
  weekday,
  shortWeekday: {
    monday: 'lun.',
    tuesday: 'mar.',
    wednesday: 'mer.',
    thursday: 'jeu.',
    friday: 'ven.',
    saturday: 'sam.',
    sunday: 'dim.',
  },
  editor: {
    repeats: 'Se répète',
    repeatsHint:
      'Les personnes que tu acceptes participent à toutes les sessions, ou sont sur liste d’attente quand l’une est complète. Elles peuvent en sauter une.',
    days: 'Jours',
    daysHint: (zone) => `Le jour du début compte toujours. Fuseau horaire : ${zone}.`,
    every: 'À quel rythme',
    everyWeeks,
    until: 'Dernier jour',
    untilHint: (weeks) =>
      plural(weeks, {
        one: `Au plus tard ${weeks} semaine après la première session.`,
        other: `Au plus tard ${weeks} semaines après la première session.`,
      }),
    untilMissing: 'Choisis le dernier jour.',
    untilEarly: 'Le dernier jour doit venir après le premier.',
    added: (name) => `${name} est en ligne et se répète. Partage le lien avec tes amis.`,
    scope: 'Quoi modifier',
    one: 'Seulement cette session',
    oneHint: 'Les autres ne changent pas.',
    following: 'Cette session et toutes les suivantes',
    followingHint: 'Les membres sont prévenus une seule fois.',
    saved: 'Enregistré, ici et dans toutes les sessions suivantes.',
  },
  place: (number, of) => `Session ${number} sur ${of}`,
  title: 'Toutes les sessions',
  rule: (weeks, weekdays, time) =>
    `${everyWeeks(weeks)}, ${list(weekdays.map((day) => `le ${weekday[day]}`))} à ${time}`,
  zone: (zone) => `Dans le fuseau horaire ${zone}`,
  soon: 'Les sessions apparaissent ici quatre semaines à l’avance.',
  here: 'celle-ci',
  number: (number) => `Session ${number}`,
  loading: 'Chargement des sessions…',
  skipped: 'Tu la sautes',
  acceptedHint:
    'Tu as une place dans cette session. Tu participes aussi aux sessions suivantes de cette série.',
  skipping: 'Tu ne participes pas à cette session',
  skippingHint: 'Tu es toujours dans la série. Pour venir quand même, postule de nouveau.',
  leave: 'Sauter ou quitter',
  leaveTitle: 'Sauter cette session ou quitter la série ?',
  leaveText:
    'Si tu la sautes, ta place se libère pour quelqu’un d’autre et rien ne change dans les autres sessions. Si tu quittes la série, tu perds ta place, ou ton rang sur la liste d’attente, dans toutes les sessions qui n’ont pas commencé.',
  leaveAllTitle: 'Quitter cette série ?',
  leaveAllText:
    'Tu perds ta place, ou ton rang sur la liste d’attente, dans toutes les sessions qui n’ont pas commencé.',
  skip: 'Sauter cette session',
  leaveAll: 'Quitter la série',
  skippedNow: 'Tu sautes cette session. Tu gardes ta place dans les autres.',
  left: 'Tu as quitté la série.',
  cancelScope: 'Quoi annuler',
  cancelFollowing: 'Cette session et toutes les suivantes',
  cancelledFollowing:
    'Ces sessions sont annulées. Tous les membres et les personnes qui ont postulé ont été prévenus une seule fois.',
};
