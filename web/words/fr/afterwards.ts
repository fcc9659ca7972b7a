import type { AttendanceBand, ThanksKind } from '../../../worker/contract/vocabulary.ts';
import type { afterwards as English } from '../en/afterwards.ts';
import type { Translated } from '../translated.ts';
import { de, plural } from './grammar.ts';

const kinds: Record<ThanksKind, string> = {
  teammate: 'Bon esprit d’équipe',
  friendly: 'Sympa',
  host: 'Super hôte',
};

const bands: Record<AttendanceBand, string> = {
  new: 'Pas assez de sessions pour le dire',
  usually: 'Vient d’habitude',
  sometimes: 'Ne vient pas toujours',
  often: 'Ne vient souvent pas',
};

/** Words of what follows a session: who was there, thanks, and playing again. */
export const afterwards: Translated<typeof English> = {
  title: 'Après la session',
  kinds,
  bands,
  thank: 'Dire merci',
  thankOne: (name) => `Dire merci à ${name}`,
  thanked: (kind) => `Tu as dit merci : ${kinds[kind]}`,
  thanksDone: (name) => `Tu as dit merci à ${name}.`,
  mark: 'Noter l’absence',
  markOne: (name) => `Noter l’absence ${de(name)}`,
  marked: 'Absence notée',
  markedContested: 'Dit avoir été là',
  markDone: (name) => `L’absence ${de(name)} est notée. On lui dira.`,
  unmark: 'Annuler',
  unmarkOne: (name) => `Annuler l’absence ${de(name)}`,
  unmarkDone: (name) => `L’absence ${de(name)} est annulée.`,
  missing: (until) =>
    `Il manquait quelqu’un ? Tu peux noter les absences jusqu’à cette heure : ${until}. Toutes les autres personnes comptent comme présentes.`,
  asked: (name) =>
    `L’hôte a noté l’absence ${de(name)}. ${name} dit avoir été là. Si tu te souviens de son absence, dis-le. Sinon, tu n’as rien à faire.`,
  agree: 'Confirmer l’absence',
  agreeOne: (name) => `Confirmer l’absence ${de(name)}`,
  agreed: 'Merci pour ta réponse.',
  own: {
    title: 'Ton absence a été notée',
    open: 'L’hôte a noté ton absence. Si tu étais là, dis-le-nous. Tu n’as rien à expliquer. On demande alors aux autres membres, et ton absence ne compte que si l’un d’eux est d’accord avec l’hôte.',
    contest: 'J’étais là',
    contested:
      'Tu nous as dit que tu étais là. Ton absence ne compte pas, sauf si un autre membre est d’accord avec l’hôte.',
    agreed:
      'Tu nous as dit que tu étais là, mais un autre membre est d’accord avec l’hôte. Ton absence compte.',
    late: 'L’hôte a noté ton absence. Elle compte, car tu ne l’as pas contestée dans les 7 jours.',
  },
  thanksHelp: {
    title: 'Comment marchent les mercis',
    text: [
      'Tu peux dire merci à chaque personne qui était dans la session avec toi, une fois tous les 90 jours. Elle apprend que quelqu’un lui a dit merci, mais pas qui. Tout le monde peut voir sur sa page pour quoi on lui dit merci.',
      'Pour un niveau, il faut les mercis de 3, 10 ou 25 personnes différentes dans les 180 derniers jours.',
      'Les mercis de gens déjà amis et ceux des sessions non publiques comptent ensemble comme ceux d’une seule personne. Dans chaque session, les mercis de deux personnes comptent. Les comptes de moins de 14 jours ne comptent pas, ni les personnes bloquées, suspendues ou parties.',
    ],
  },
  attendanceHelp: {
    title: 'Comment marche la présence',
    text: [
      'Pendant 48 heures après une session, l’hôte peut noter qui manquait, même en cas de départ après le début. Toutes les autres personnes qui participaient à la fin comptent comme présentes. La personne notée absente est prévenue et a 7 jours pour dire qu’elle était là. Son absence ne compte alors que si un autre membre est d’accord avec l’hôte.',
      'Seuls les hôtes chez qui tu postules lisent si tu viens d’habitude, avec les mots que tu vois ici. Il n’y a pas de chiffre, personne d’autre ne le voit, et rien ne se passe automatiquement.',
      'C’est calculé sur tes 30 dernières sessions comme membre. Il en faut au moins 5, avec 2 hôtes différents. Les absences notées par un même hôte comptent une fois par personne, donc un hôte ne peut pas changer à lui seul ce que les autres lisent. De chaque hôte, 5 sessions comptent.',
    ],
  },
  level: {
    title: 'Mercis',
    least: (kind, people) => `${kinds[kind]} : merci de ${people} personnes ou plus`,
    own: 'Ta présence',
    ownBands: {
      new: `Tu n’as pas encore participé à assez de sessions, donc les hôtes lisent : « ${bands.new} ».`,
      usually: `Les hôtes chez qui tu postules lisent : « ${bands.usually} ».`,
      sometimes: `Les hôtes chez qui tu postules lisent : « ${bands.sometimes} ».`,
      often: `Les hôtes chez qui tu postules lisent : « ${bands.often} ».`,
    },
  },
  again: {
    play: 'Rejouer',
    playOne: (name) => `Rejouer ${name}`,
    title: 'Rejouer',
    lead: 'Tout est comme la dernière fois. Change ce que tu veux.',
    people: 'Qui inviter',
    peopleHint:
      'Ces personnes peuvent accepter en un clic et ont tout de suite une place. Celles qui n’acceptent pas d’invitations ne sont pas dans la liste.',
    none: 'Tu ne peux inviter personne de la dernière fois.',
    nextWeek: 'Dans une semaine, même heure',
    evening: 'Prochain soir libre',
    times: 'Horaires proposés',
    invited: (count) =>
      plural(count, { one: `${count} personne invitée.`, other: `${count} personnes invitées.` }),
    failed:
      'Ta session est en ligne, mais les invitations n’ont pas été envoyées. Invite tes amis sur sa page.',
  },
  played: {
    ago: (ago) => `a joué avec toi ${ago}`,
    add: 'Ajouter',
    addOne: (name) => `Ajouter ${name} à tes amis`,
    title: 'Personne pour l’instant',
    text: 'Les gens avec qui tu as partagé une session dans les 90 derniers jours apparaissent ici.',
    shown: (count) => plural(count, { one: `${count} personne`, other: `${count} personnes` }),
  },
};
