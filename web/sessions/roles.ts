import type { SessionItem } from '../../worker/contract/session.ts';

export type WithRoles = Pick<
  SessionItem,
  'roles' | 'hostRole' | 'seats' | 'seatsTaken' | 'seatsHeld'
>;

/** The seats for any role, in the form of a role without a name. */
function anyRole({ roles, seats, seatsTaken, seatsHeld }: WithRoles) {
  const sum = (field: 'seats' | 'taken') => roles.reduce((all, role) => all + role[field], 0);
  return {
    name: null,
    seats: seats - sum('seats'),
    taken: seatsTaken + seatsHeld - sum('taken'),
  };
}

/** The roles that have seats, the host's included. The seats for any role come last. */
export const rolesOf = (session: WithRoles) => {
  const any = anyRole(session);
  return any.seats > 0 ? [...session.roles, any] : session.roles;
};

/** The roles that others can apply for. Any role isn't one if only the host has a seat for it. */
export const openRoles = (session: WithRoles) =>
  rolesOf(session).filter(
    ({ name, seats }) => name !== null || seats > (session.hostRole === null ? 1 : 0),
  );

/** Whether there is a free seat for this role. */
export const isRoleFree = (session: WithRoles, role: string | null) =>
  rolesOf(session).some(({ name, seats, taken }) => name === role && taken < seats);
