import { useEffect, useId, useState } from 'react';
import { useRevalidator } from 'react-router';

import { FieldError } from '../ui/field.tsx';
import { useViolation } from '../ui/form.tsx';
import { seats } from '../words/made/seats.ts';
import css from './role-chips.module.css';
import { type WithRoles, openRoles } from './roles.ts';

const words = seats.join;

interface RoleChipsProps {
  session: WithRoles;
  /** Undefined if none is chosen yet. Null for any. */
  role: string | null | undefined;
  onPick: (role: string | null) => void;
}

/** The roles with what is taken of each, to choose one. A full one can be chosen, to wait for it. */
export function RoleChips({ session, role, onPick }: RoleChipsProps) {
  const errorId = useId();
  const [missing, setMissing] = useState(false);
  const refused = useViolation('role');
  const { revalidate } = useRevalidator();
  // The host has changed the roles meanwhile.
  useEffect(() => {
    if (refused !== undefined) void revalidate();
  }, [refused, revalidate]);
  return (
    <fieldset className={css.roles} aria-describedby={errorId}>
      <legend>{words.role}</legend>
      {openRoles(session).map(({ name, seats: total, taken }, index) => (
        <label key={name ?? ''} className={css.role} data-full={taken >= total}>
          <input
            type="radio"
            name="role"
            required
            value={name ?? ''}
            checked={name === role}
            onChange={() => onPick(name)}
            onInvalid={(event) => {
              // The browser would say it in a bubble.
              event.preventDefault();
              setMissing(true);
              if (index === 0) event.currentTarget.focus();
            }}
          />
          <bdi>{name ?? words.any}</bdi>
          <RoleCount taken={taken} total={total} />
        </label>
      ))}
      <FieldError
        id={errorId}
        error={refused ?? (missing && role === undefined && words.roleMissing)}
      />
    </fieldset>
  );
}

/** "0/2" on the screen, "0 of 2" for screen readers. */
const RoleCount = ({ taken, total }: { taken: number; total: number }) => (
  <>
    <span className={css.count} aria-hidden="true">
      {taken}/{total}
    </span>
    <span className="visually-hidden">{seats.page.taken({ taken, total })}</span>
    {taken >= total && <span>{seats.page.full}</span>}
  </>
);

/** What is taken of each role, to read. */
export const RoleFacts = ({ session }: { session: WithRoles }) => (
  <ul className={css.roles} aria-label={seats.page.roles}>
    {openRoles(session).map(({ name, seats: total, taken }) => (
      <li key={name ?? ''} className={css.fact} data-full={taken >= total}>
        <bdi>{name ?? words.any}</bdi> <RoleCount taken={taken} total={total} />
      </li>
    ))}
  </ul>
);
