import type { seats as English } from '../en/seats.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of instant seats, of roles, and of offers from the waiting list. */
export const seats: Translated<typeof English> = {
  editor: {
    title: 'Wie man dazukommt',
    instantLabel: 'Wer einen Platz bekommt',
    instant: {
      nobody: {
        name: 'Du entscheidest',
        hint: 'Du liest jede Bewerbung und nimmst an oder lehnst ab.',
      },
      friends: {
        name: 'Freunde sofort',
        hint: 'Alle anderen bewerben sich, und du entscheidest.',
      },
      everyone: {
        name: 'Alle sofort',
        hint: 'Wer zuerst kommt, ist dabei, bis die Session voll ist.',
      },
    },
    roles: 'Rollen (optional)',
    rolesHint: (most) =>
      `Gib Rollen eigene Plätze, zum Beispiel 1 Tank und 1 Healer. Bis zu ${most} Rollen.`,
    role: (place) => `Rolle ${place}`,
    rolePlaceholder: 'Tank',
    roleSeats: 'Plätze',
    addRole: 'Rolle hinzufügen',
    removeRole: (name) => (name === '' ? 'Rolle entfernen' : `Rolle ${name} entfernen`),
    rest: (count) =>
      plural(count, {
        one: `${count} Platz ist für jede Rolle frei.`,
        other: `${count} Plätze sind für jede Rolle frei.`,
      }),
  },
  rules: {
    roleName: 'Gib jeder Rolle einen Namen.',
    roleTwice: 'Jede Rolle darf nur einmal vorkommen.',
    roleSeats: 'Jede Rolle braucht mindestens 1 Platz.',
    tooMany: 'Die Rollen haben mehr Plätze als die Session. Ein Platz ist deiner.',
  },
  page: {
    roles: 'Rollen',
    any: 'Jede Rolle',
    taken: (taken, total) => `${taken} von ${total}`,
    full: 'voll',
    held: (count) =>
      plural(count, {
        one: `${count} Platz ist der Warteliste angeboten`,
        other: `${count} Plätze sind der Warteliste angeboten`,
      }),
  },
  join: {
    now: 'Jetzt mitspielen',
    hint: 'Du bekommst sofort einen Platz.',
    roleFullHint:
      'Du bekommst sofort einen Platz, wenn in deiner Rolle einer frei ist. Sonst kommst du auf die Warteliste.',
    listHint: 'Alle Plätze sind vergeben. Du kannst auf die Warteliste.',
    role: 'Deine Rolle',
    any: 'Jede Rolle',
    full: (role) => `${role} (voll)`,
    text: 'Nachricht an den Host (optional)',
    joined: (session) => `Du bist dabei: ${session}`,
    waiting: (session) => `Du bist auf der Warteliste für ${session}`,
  },
  offer: {
    title: 'Für dich ist ein Platz frei',
    until: (clock) => `Bis ${clock} kannst du ihn nehmen.`,
    left: (time) => `Noch ${time}.`,
    passHint:
      'Wenn du verzichtest, geht er an die nächste Person und du bist nicht mehr auf der Warteliste.',
    freeHint: 'Nimm ihn, bevor es jemand anderes tut.',
    take: 'Platz nehmen',
    pass: 'Verzichten',
    takeIn: (session) => `Platz nehmen in ${session}`,
    taken: 'Du bist dabei.',
    passed: 'Du hast verzichtet. Der Platz geht an die nächste Person.',
    offered: (clock) => `Platz angeboten bis ${clock}`,
  },
  host: {
    roleOf: (name) => `Rolle von ${name}`,
    given: (name, role) => `Neue Rolle für ${name}: ${role}.`,
    givenAny: (name) => `${name} spielt jetzt jede Rolle.`,
  },
};
