import { useRef, useState } from 'react';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { useAccount } from '../../base/account.ts';
import { pictureOf } from '../../base/media.ts';
import { useSessionCall } from '../../calls/core/use-calls.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Seats } from '../../ui/meter.tsx';
import { seats } from '../../words/made/seats.ts';
import { sessions } from '../../words/made/sessions.ts';
import { rolesOf } from '../roles.ts';
import { useGiveRole } from './role-menu.tsx';
import { RosterRow } from './roster-row.tsx';
import css from './roster.module.css';
import { useRoleDrag } from './use-role-drag.ts';
import { isOver } from './viewer-status.tsx';

/** More free seats than these are only counted. */
const RINGS_MAX = 4;

type Person = SessionDetail['roster'][number];

/** The host in the form of a member. */
const hostOf = ({ host, hostFile, hostGamertags, hostRole }: SessionDetail): Person => ({
  ...host,
  firstFile: hostFile,
  gamertags: hostGamertags,
  role: hostRole,
});

/** The people in a session by role, the host first, and the free seats. The host can move and remove members. */
export function Roster({ session }: { session: SessionDetail }) {
  const { user } = useAccount();
  const talking = new Set(useSessionCall(session)?.users.map(({ id }) => id));
  const give = useGiveRole(session);
  /** Moves that the server hasn't answered yet. */
  const [moves, setMoves] = useState<readonly Pick<Person, 'id' | 'role'>[]>([]);
  const lastMove = useRef(Promise.resolve());
  const placed = (person: Person) => ({
    ...person,
    ...moves.findLast(({ id }) => id === person.id),
  });
  const people = [hostOf(session), ...session.roster].map(placed);
  const roles = rolesOf(session);
  const { drag, start } = useRoleDrag((id, group) => {
    const person = people.find((one) => one.id === id);
    const role = roles[group]?.name;
    if (!person || role === undefined) return;
    const move = { id, role };
    setMoves((before) => [...before, move]);
    const save = () => give(person, role);
    // One after another, because an action does nothing while another one runs.
    lastMove.current = lastMove.current
      .then(save, save)
      .finally(() => setMoves((before) => before.filter((one) => one !== move)));
  });
  const dragged = people.find(({ id }) => id === drag?.id);
  const row = (person: Person) => (
    <RosterRow
      key={person.id}
      session={session}
      person={person}
      user={user}
      talks={talking.has(person.id)}
      dragged={person === dragged}
      onGrab={start(person.id)}
    />
  );
  if (session.roles.length === 0) {
    const free = session.seats - session.seatsTaken - session.seatsHeld;
    return (
      <ul className={css.roster}>
        {people.map(row)}
        <FreeSeats free={isOver(session) ? 0 : free} />
      </ul>
    );
  }
  const known = (role: string | null) => roles.some(({ name }) => name === role);
  return (
    <div className={css.groups}>
      {roles.map(({ name, seats: total, taken }, index) => (
        <section
          key={name ?? ''}
          aria-labelledby={`role-${index}`}
          data-over={drag?.over === index}
          {...(dragged && dragged.role !== name && taken < total && { 'data-group': index })}
        >
          <div className={css.group}>
            <h3 id={`role-${index}`}>
              <bdi>{name ?? seats.page.any}</bdi>
            </h3>
            <Seats taken={taken} total={total}>
              {seats.page.taken({ taken, total })}
            </Seats>
          </div>
          <ul className={css.roster}>
            {people.filter(({ role }) => role === name).map(row)}
            <FreeSeats free={isOver(session) ? 0 : total - taken} />
          </ul>
        </section>
      ))}
      {/* Whoever has no role where all seats have one. */}
      {people.some(({ role }) => !known(role)) && (
        <ul className={css.roster}>{people.filter(({ role }) => !known(role)).map(row)}</ul>
      )}
      {drag && dragged && (
        <div className={css.ghost} style={{ left: drag.left, top: drag.top }} aria-hidden="true">
          <Avatar name={dragged.name} src={pictureOf(dragged.firstFile)} edge={32} />
          <bdi>{dragged.name}</bdi>
        </div>
      )}
    </div>
  );
}

/** Free seats as dotted rings. */
const FreeSeats = ({ free }: { free: number }) =>
  free > 0 && (
    <li className={css.person} data-free="true">
      <span className={css.rings} aria-hidden="true">
        {Array.from({ length: Math.min(free, RINGS_MAX) }, (_, place) => (
          <span key={place} className={css.open} />
        ))}
      </span>
      {sessions.page.free(free)}
    </li>
  );
