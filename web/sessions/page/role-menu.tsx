import type { SessionItem } from '../../../worker/contract/session.ts';
import { api, send } from '../../base/api.ts';
import { useAction } from '../../base/use-action.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { seats } from '../../words/made/seats.ts';
import { rolesOf } from '../roles.ts';

const words = seats.host;

interface Bearer {
  name: string;
  role: string | null;
}

interface RoleItemsProps {
  session: SessionItem;
  person: Bearer;
  /** Whether they have a seat, so that only a role with a free one can be given. */
  seated: boolean;
  /** Stores the new role. */
  give: (role: string | null) => Promise<void>;
}

/** The other roles that someone can be given. */
export function RoleItems({ session, person: { name, role }, seated, give }: RoleItemsProps) {
  const { act } = useAction();
  if (session.roles.length === 0) return null;
  const choose = (next: string | null) =>
    void act('role', async () => {
      await give(next);
      return next === null ? words.givenAny(name) : words.given({ name, role: next });
    });
  return rolesOf(session)
    .filter((one) => one.name !== role)
    .map((one) => (
      <MenuItem
        key={one.name ?? ''}
        icon="users"
        disabled={seated && one.taken >= one.seats}
        onClick={() => choose(one.name)}
      >
        {one.name === null ? words.moveToAny : words.moveTo(one.name)}
      </MenuItem>
    ));
}

export const giveRole = (application: number, role: string | null) =>
  send(api.applications[':id'].$patch({ param: { id: String(application) }, json: { role } }));

interface RoleMenuProps {
  session: SessionItem;
  application: number;
  person: Bearer;
}

/** An applicant's role, for the host, who can give them another. */
export const RoleMenu = ({ session, application, person }: RoleMenuProps) => (
  <Menu
    worded
    icon="users"
    size="sm"
    label={person.role ?? seats.page.any}
    describe={`${words.roleOf(person.name)}: ${person.role ?? seats.page.any}`}
  >
    <RoleItems
      session={session}
      person={person}
      seated={false}
      give={(role) => giveRole(application, role)}
    />
  </Menu>
);
