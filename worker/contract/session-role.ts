import { z } from '@hono/zod-openapi';

import { ROLES_MAX, ROLE_NAME_MAX, SEATS_MAX } from './bounds.ts';
import { issue } from './issue.ts';
import { Line } from './text.ts';

/** A role as the host names it, such as "Tank". */
export const RoleName = Line(1, ROLE_NAME_MAX);

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
  .refine(
    (roles) => new Set(roles.map(({ name }) => compared(name))).size === roles.length,
    issue('roleTwice'),
  );

interface RolesAndSeats {
  roles?: readonly { seats: number }[] | undefined;
  seats?: number | undefined;
}

/** Whether the roles leave a seat for the host. True if roles or seats aren't known. */
export const rolesFit = ({ roles = [], seats }: RolesAndSeats) =>
  seats === undefined || roles.reduce((sum, role) => sum + role.seats, 1) <= seats;

/** The error for that. Pass a copy to zod, because zod changes the object. */
export const TOO_MANY_ROLE_SEATS = {
  path: ['roles'],
  ...issue('tooManyRoleSeats'),
};
