import { z } from '@hono/zod-openapi';

import { ROLES_MAX, ROLE_NAME_MAX, SEATS_MAX } from './bounds.ts';
import { issue } from './issue.ts';
import { onceEach } from './schema.ts';
import { Line } from './text.ts';

/** A role as the host names it, such as "Tank". */
const RoleName = Line(1, ROLE_NAME_MAX);

/**
 * Null for any role. The OpenAPI document needs the type `null` here, since it ignores `nullable` if a type is given.
 */
export const RoleOrAny = RoleName.nullable().openapi({ type: ['string', 'null'] });

const compared = (name: string) => name.normalize('NFKC').toLowerCase();

export const Roles = z
  .array(
    z.object({
      name: RoleName,
      seats: z
        .int()
        .min(1)
        .max(SEATS_MAX - 1),
    }),
  )
  .max(ROLES_MAX, issue('tooManyRoles', ROLES_MAX))
  .refine((roles) => onceEach(roles.map(({ name }) => compared(name))), issue('roleTwice'));

interface RolesAndSeats {
  roles?: readonly { name: string; seats: number }[] | undefined;
  seats?: number | undefined;
  /** The host's own role. Null for any. */
  hostRole?: string | null | undefined;
}

/** Whether the roles leave a seat for a host without a role. True if roles, seats or the host's role aren't known. */
export const rolesFit = ({ roles = [], seats, hostRole }: RolesAndSeats) =>
  seats === undefined ||
  roles.reduce((sum, role) => sum + role.seats, hostRole === null ? 1 : 0) <= seats;

export const TOO_MANY_ROLE_SEATS = { path: ['roles'], ...issue('tooManyRoleSeats') };

/** Whether the host's role is one of the roles. True if they aren't known. */
export const hasHostRole = ({ roles, hostRole }: RolesAndSeats) =>
  roles === undefined || (hostRole ?? null) === null || roles.some(({ name }) => name === hostRole);

export const NO_SUCH_ROLE = { path: ['hostRole'], ...issue('notAnOption') };
