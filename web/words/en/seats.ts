import type { Audience } from '../../../worker/contract/vocabulary.ts';
import { plural } from './grammar.ts';

const instant: Record<Audience, { name: string; hint: string }> = {
  nobody: { name: 'You decide', hint: 'You read each application and accept or decline.' },
  friends: { name: 'Friends join right away', hint: 'Everyone else applies, and you decide.' },
  everyone: {
    name: 'Everyone joins right away',
    hint: 'First come, first served, until it’s full.',
  },
};

/** Words of instant seats, of roles, and of offers from the waiting list. */
export const seats = {
  editor: {
    title: 'How people join',
    instantLabel: 'Who gets a seat',
    instant,
    roles: 'Roles (optional)',
    rolesHint: (most: number) =>
      `Give roles their own seats, for example 1 tank and 1 healer. Up to ${most} roles.`,
    role: (place: number) => `Role ${place}`,
    rolePlaceholder: 'Tank',
    roleSeats: 'Seats',
    addRole: 'Add role',
    removeRole: (name: string) => (name === '' ? 'Remove role' : `Remove role ${name}`),
    rest: (count: number) =>
      plural(count, {
        one: `${count} seat is for any role.`,
        other: `${count} seats are for any role.`,
      }),
  },
  rules: {
    roleName: 'Give each role a name.',
    roleTwice: 'Each role can only be listed once.',
    roleSeats: 'Each role needs at least 1 seat.',
    tooMany: 'The roles have more seats than the session. One seat is yours.',
  },
  page: {
    roles: 'Roles',
    any: 'Any role',
    taken: (taken: number, total: number) => `${taken} of ${total}`,
    full: 'full',
    held: (count: number) =>
      plural(count, {
        one: `${count} seat is offered to the waiting list`,
        other: `${count} seats are offered to the waiting list`,
      }),
  },
  join: {
    now: 'Join now',
    hint: 'You get a seat right away.',
    roleFullHint:
      'You get a seat right away if your role has one. If not, you join the waiting list.',
    listHint: 'All seats are taken. You can join the waiting list.',
    role: 'Your role',
    any: 'Any role',
    full: (role: string) => `${role} (full)`,
    text: 'Message to the host (optional)',
    joined: (session: string) => `You’re in: ${session}`,
    waiting: (session: string) => `You’re on the waiting list for ${session}`,
  },
  offer: {
    title: 'A seat is free for you',
    until: (clock: string) => `It’s yours until ${clock} if you take it.`,
    left: (time: string) => `${time} left.`,
    passHint: 'If you pass, it goes to the next person and you leave the waiting list.',
    freeHint: 'Take it before someone else does.',
    take: 'Take the seat',
    pass: 'Pass',
    takeIn: (session: string) => `Take the seat in ${session}`,
    taken: 'You’re in.',
    passed: 'You passed. The seat goes to the next person.',
    offered: (clock: string) => `seat offered until ${clock}`,
  },
  host: {
    roleOf: (name: string) => `Role of ${name}`,
    given: (name: string, role: string) => `${name} is now ${role}.`,
    givenAny: (name: string) => `${name} now has any role.`,
  },
} as const;
