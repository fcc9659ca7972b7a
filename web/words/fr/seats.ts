import type { seats as English } from '../en/seats.ts';
import type { Translated } from '../translated.ts';
import { de, plural } from './grammar.ts';

/** Words of instant seats, of roles, and of offers from the waiting list. */
export const seats: Translated<typeof English> = {
  editor: {
    title: 'Comment rejoindre',
    instantLabel: 'Qui a une place',
    instant: {
      nobody: {
        name: 'Tu décides',
        hint: 'Tu lis chaque candidature, puis tu acceptes ou refuses.',
      },
      friends: {
        name: 'Tes amis tout de suite',
        hint: 'Les autres postulent, et tu décides.',
      },
      everyone: {
        name: 'Tout le monde tout de suite',
        hint: 'Par ordre d’arrivée, tant qu’il y a des places.',
      },
    },
    roles: 'Rôles (facultatif)',
    rolesHint: (most) =>
      `Donne à chaque rôle ses propres places, par exemple 1 tank et 1 healer. Jusqu’à ${most} rôles.`,
    role: (place) => `Rôle ${place}`,
    rolePlaceholder: 'Tank',
    roleSeats: 'Places',
    addRole: 'Ajouter un rôle',
    removeRole: (name) => (name === '' ? 'Retirer le rôle' : `Retirer le rôle ${name}`),
    rest: (count) =>
      plural(count, {
        one: `${count} place ouverte à tous les rôles.`,
        other: `${count} places ouvertes à tous les rôles.`,
      }),
  },
  rules: {
    roleName: 'Donne un nom à chaque rôle.',
    roleTwice: 'Chaque rôle ne peut figurer qu’une fois.',
    roleSeats: 'Il faut au moins 1 place par rôle.',
    tooMany: 'Les rôles ont plus de places que la session. Une place est à toi.',
  },
  page: {
    roles: 'Rôles',
    any: 'N’importe quel rôle',
    taken: (taken, total) => `${taken} sur ${total}`,
    full: 'complet',
    held: (count) =>
      plural(count, {
        one: `${count} place est proposée à la liste d’attente`,
        other: `${count} places sont proposées à la liste d’attente`,
      }),
  },
  join: {
    now: 'Rejoindre',
    hint: 'Tu as une place tout de suite.',
    roleFullHint:
      'Tu as une place tout de suite s’il en reste une pour ton rôle. Sinon, tu passes sur liste d’attente.',
    listHint: 'Toutes les places sont prises. Tu peux passer sur liste d’attente.',
    role: 'Ton rôle',
    any: 'N’importe quel rôle',
    full: (role) => `${role} (complet)`,
    text: 'Message à l’hôte (facultatif)',
    joined: (session) => `Tu as ta place dans ${session}`,
    waiting: (session) => `Tu es sur la liste d’attente pour ${session}`,
  },
  offer: {
    title: 'Une place est libre pour toi',
    until: (clock) => `Elle t’est réservée jusqu’à ${clock}.`,
    left: (time) => `Encore ${time}.`,
    passHint:
      'Si tu passes ton tour, elle va à la personne suivante et tu quittes la liste d’attente.',
    freeHint: 'Prends-la avant quelqu’un d’autre.',
    take: 'Prendre la place',
    pass: 'Passer',
    takeIn: (session) => `Prendre la place dans ${session}`,
    taken: 'Tu as ta place.',
    passed: 'Tu as passé ton tour. La place va à la personne suivante.',
    offered: (clock) => `place proposée jusqu’à ${clock}`,
  },
  host: {
    roleOf: (name) => `Rôle ${de(name)}`,
    given: (name, role) => `Nouveau rôle pour ${name} : ${role}.`,
    givenAny: (name) => `Nouveau rôle pour ${name} : n’importe lequel.`,
  },
};
