import type { SessionItem } from '../../../worker/contract/session.ts';
import { api, send } from '../../base/api.ts';
import { useAction } from '../../base/use-action.ts';
import { seats } from '../../words/made/seats.ts';
import { RolePicker } from '../role-picker.tsx';
import css from './roster.module.css';

const words = seats.host;

interface RoleSelectProps {
  session: SessionItem;
  application: number;
  name: string;
  role: string | null;
}

/** Gives someone another role, for the host. */
export function RoleSelect({ session, application, name, role }: RoleSelectProps) {
  const { act } = useAction();
  const give = (next: string | null) =>
    void act('role', async () => {
      const param = { id: String(application) };
      await send(api.applications[':id'].$patch({ param, json: { role: next } }));
      return next === null ? words.givenAny(name) : words.given({ name, role: next });
    });
  return (
    <div className={css.pick}>
      <RolePicker
        session={session}
        role={role}
        onPick={give}
        label={<span className="visually-hidden">{words.roleOf(name)}</span>}
      />
    </div>
  );
}
