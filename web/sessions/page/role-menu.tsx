import type { SessionItem } from '../../../worker/contract/session.ts';
import { api, byId, send } from '../../base/api.ts';
import { useAction } from '../../base/use-action.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { seats } from '../../words/made/seats.ts';
import { rolesOf } from '../roles.ts';

const words = seats.host;

interface Bearer {
  name: string;
  role: string | null;
  /** Absent for the host, who has no application. */
  applicationId?: number | undefined;
}

/** Gives someone another role, and says so. */
export function useGiveRole({ id }: SessionItem) {
  const { act } = useAction();
  return ({ name, applicationId }: Bearer, role: string | null) =>
    act('role', () =>
      send(
        applicationId === undefined
          ? api.sessions[':id'].$patch({ ...byId(id), json: { hostRole: role } })
          : api.applications[':id'].$patch({
              ...byId(applicationId),
              json: { role },
            }),
        role === null ? words.givenAny(name) : words.given({ name, role }),
      ),
    );
}

interface RoleItemsProps {
  session: SessionItem;
  person: Bearer;
  /** Whether they have a seat, so that only a role with a free one can be given. */
  seated?: boolean;
}

/** The other roles that someone can be given. */
export function RoleItems({ session, person, seated = false }: RoleItemsProps) {
  const give = useGiveRole(session);
  if (session.roles.length === 0) return null;
  return rolesOf(session)
    .filter((one) => one.name !== person.role)
    .map((one) => (
      <MenuItem
        key={one.name ?? ''}
        icon="users"
        disabled={seated && one.taken >= one.seats}
        onClick={() => void give(person, one.name)}
      >
        {one.name === null ? words.moveToAny : words.moveTo(one.name)}
      </MenuItem>
    ));
}

/** An applicant's role, for the host, who can give them another. */
export const RoleMenu = ({ session, person }: Omit<RoleItemsProps, 'seated'>) => (
  <Menu
    worded
    icon="users"
    size="sm"
    label={person.role ?? seats.page.any}
    describe={`${words.roleOf(person.name)}: ${person.role ?? seats.page.any}`}
  >
    <RoleItems session={session} person={person} />
  </Menu>
);
