import type { seats as English } from '../en/seats.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of instant seats, of roles, and of offers from the waiting list. */
export const seats: Translated<typeof English> = {
  editor: {
    title: 'Jak się dołącza',
    instantLabel: 'Kto dostaje miejsce',
    instant: {
      nobody: { name: 'Decydujesz ty', hint: 'Czytasz każdą prośbę i przyjmujesz lub odrzucasz.' },
      friends: {
        name: 'Znajomi dołączają od razu',
        hint: 'Pozostali proszą o miejsce, a ty decydujesz.',
      },
      everyone: {
        name: 'Wszyscy dołączają od razu',
        hint: 'Kto pierwszy, ten lepszy, aż będzie pełno.',
      },
    },
    roles: 'Role (opcjonalnie)',
    rolesHint: (most) =>
      `Daj rolom osobne miejsca, np. 1 tank i 1 healer. Maksymalna liczba ról: ${most}.`,
    role: (place) => `Rola ${place}`,
    rolePlaceholder: 'Tank',
    roleSeats: 'Miejsca',
    addRole: 'Dodaj rolę',
    removeRole: (name) => (name === '' ? 'Usuń rolę' : `Usuń rolę: ${name}`),
    rest: (count) =>
      plural(count, {
        one: `${count} miejsce jest dla dowolnej roli.`,
        few: `${count} miejsca są dla dowolnej roli.`,
        many: `${count} miejsc jest dla dowolnej roli.`,
      }),
  },
  rules: {
    roleName: 'Nazwij każdą rolę.',
    roleTwice: 'Każda rola może być na liście tylko raz.',
    roleSeats: 'Każda rola potrzebuje co najmniej 1 miejsca.',
    tooMany: 'Role mają więcej miejsc niż sesja. Jedno miejsce jest twoje.',
  },
  page: {
    roles: 'Role',
    any: 'Dowolna rola',
    taken: (taken, total) => `${taken} z ${total}`,
    full: 'pełna',
    held: (count) =>
      plural(count, {
        one: `${count} miejsce czeka na osobę z kolejki`,
        few: `${count} miejsca czekają na osoby z kolejki`,
        many: `${count} miejsc czeka na osoby z kolejki`,
      }),
  },
  join: {
    now: 'Dołącz teraz',
    hint: 'Od razu dostajesz miejsce.',
    roleFullHint:
      'Od razu dostajesz miejsce, jeśli twoja rola je ma. Jeśli nie, wchodzisz do kolejki.',
    listHint: 'Wszystkie miejsca są zajęte. Możesz wejść do kolejki.',
    role: 'Twoja rola',
    any: 'Dowolna rola',
    full: (role) => `${role} (pełna)`,
    text: 'Wiadomość do hosta (opcjonalnie)',
    joined: (session) => `Masz miejsce: ${session}`,
    waiting: (session) => `Jesteś w kolejce: ${session}`,
  },
  offer: {
    title: 'Jest dla ciebie wolne miejsce',
    until: (clock) => `Czeka na ciebie do ${clock}.`,
    left: (time) => `Jeszcze ${time}.`,
    passHint: 'Jeśli je oddasz, dostanie je następna osoba, a ty wyjdziesz z kolejki.',
    freeHint: 'Zajmij je, zanim zrobi to ktoś inny.',
    take: 'Zajmij miejsce',
    pass: 'Oddaj dalej',
    takeIn: (session) => `Zajmij miejsce: ${session}`,
    taken: 'Masz miejsce.',
    passed: 'Miejsce oddane. Dostanie je następna osoba.',
    offered: (clock) => `miejsce czeka do ${clock}`,
  },
  host: {
    roleOf: (name) => `Rola: ${name}`,
    given: (name, role) => `${name} ma teraz rolę: ${role}.`,
    givenAny: (name) => `${name} ma teraz dowolną rolę.`,
  },
};
