import type { SessionItem } from '../../worker/contract/session.ts';

export type WithRoles = Pick<SessionItem, 'roles' | 'seats' | 'seatsTaken' | 'seatsHeld'>;

/** The seats for any role, in the form of a role without a name. */
function anyRole({ roles, seats, seatsTaken, seatsHeld }: WithRoles) {
  const sum = (field: 'seats' | 'taken') => roles.reduce((all, role) => all + role[field], 0);
  return {
    name: null,
    seats: seats - 1 - sum('seats'),
    taken: seatsTaken - 1 + seatsHeld - sum('taken'),
  };
}

/** The roles that have seats. The seats for any role come last. */
export const rolesOf = (session: WithRoles) => {
  const any = anyRole(session);
  return any.seats > 0 ? [...session.roles, any] : session.roles;
};

/** Whether there is a free seat for this role. */
export const isRoleFree = (session: WithRoles, role: string | null) =>
  rolesOf(session).some(({ name, seats, taken }) => name === role && taken < seats);

/** The role to suggest: any role if it has a free seat, otherwise the first that has one. */
export function firstRole(session: WithRoles): string | null {
  if (isRoleFree(session, null)) return null;
  const named: (string | null)[] = rolesOf(session).map(({ name }) => name);
  return named.find((name) => isRoleFree(session, name)) ?? named.at(-1) ?? null;
}
