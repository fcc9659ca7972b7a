import { z } from '@hono/zod-openapi';

import { ROLES_MAX, ROLE_NAME_MAX, SEATS_MAX } from './bounds.ts';
import { Line } from './text.ts';

/** A role as the host names it, such as "Tank". */
export const RoleName = Line(1, ROLE_NAME_MAX);

/** Null for any. The API's document doesn't take that from `nullable` if the type is given. */
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
  .max(ROLES_MAX, `Choose at most ${ROLES_MAX} roles.`)
  .refine(
    (roles) => new Set(roles.map(({ name }) => compared(name))).size === roles.length,
    'Each role can only be listed once.',
  );

interface RolesAndSeats {
  roles?: readonly { seats: number }[] | undefined;
  seats?: number | undefined;
}

/** Whether the roles leave the host's seat. True if one of the two isn't known. */
export const rolesFit = ({ roles = [], seats }: RolesAndSeats) =>
  seats === undefined || roles.reduce((sum, role) => sum + role.seats, 1) <= seats;

/** Copy this for zod, which changes what it is given. */
export const TOO_MANY_ROLE_SEATS = {
  path: ['roles'],
  message: 'The roles have more seats than the session. One seat is yours.',
};
