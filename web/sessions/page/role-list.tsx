import { Seats } from '../../ui/meter.tsx';
import { seats } from '../../words/made/seats.ts';
import { type WithRoles, rolesOf } from '../roles.ts';
import css from './roster.module.css';

const words = seats.page;

/** The roles with their seats, as dots and in numbers. */
export const RoleList = ({ session }: { session: WithRoles }) => (
  <dl className={css.roles}>
    {rolesOf(session).map(({ name, seats: total, taken }) => (
      <div key={name ?? ''} className={css.role}>
        <dt>{name ?? words.any}</dt>
        <dd>
          <Seats taken={taken} total={total}>
            {words.taken({ taken, total })}
          </Seats>
        </dd>
      </div>
    ))}
  </dl>
);
