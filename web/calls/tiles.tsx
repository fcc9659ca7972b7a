import type { CallMember, CallRoster } from '../../worker/contract/call.ts';
import brand from '../brand/brand.module.css';
import { cx } from '../ui/cx.ts';
import { calls } from '../words/made/calls.ts';
import { heldBack } from './core/exposure.ts';
import { NEW_PERSON } from './core/store.ts';
import { useCalls } from './core/use-calls.ts';
import { ScreenTile } from './screen-tile.tsx';
import { OwnTile, PersonTile, RungTile } from './tile.tsx';
import css from './tiles.module.css';

const words = calls.stage;

/** More people than this are a list, beside whoever is pinned or spoke last. */
const TILES_MAX = 12;

/** Everyone in the call or still ringing. Shared screens are shown large before them. */
export function Tiles({ roster }: { roster: CallRoster }) {
  const view = useCalls();
  const { state, own, people } = view;
  const me = roster.members.find(({ peerId }) => peerId === state.self?.peerId);
  const isPinned = ({ peerId }: CallMember) => people.get(peerId)?.pinned ?? false;
  const others = roster.members
    .filter((member) => member !== me)
    .toSorted((one, other) => Number(isPinned(other)) - Number(isPinned(one)));
  const held = state.talk ? heldBack(state.talk, state.user) : [];
  const ringing = roster.rung.filter(({ outcome }) => outcome === 'ringing');
  const screens = others.flatMap(({ peerId, name, screen }) => {
    const stream = people.get(peerId)?.screen;
    return screen && stream ? [{ key: peerId, stream, label: words.sharing(name) }] : [];
  });
  const count = others.length + ringing.length + 1;
  const isMany = count > TILES_MAX;
  // A shared screen is large itself.
  const large =
    isMany && screens.length === 0
      ? (others.find(isPinned) ?? others.find(({ peerId }) => peerId === own.large))
      : undefined;
  return (
    <div className={css.stage} data-screens={screens.length > 0}>
      {!isMany && <div className={cx(brand.map, css.map)} />}
      {screens.length > 0 && (
        <div className={css.screens}>
          {screens.map(({ key, stream, label }) => (
            <ScreenTile key={key} stream={stream} label={label} />
          ))}
        </div>
      )}
      <ul
        className={css.tiles}
        data-count={count}
        data-many={isMany}
        data-large={large !== undefined}
      >
        {others.map((member) => (
          <PersonTile
            key={member.peerId}
            member={member}
            person={people.get(member.peerId) ?? NEW_PERSON}
            relays={own.relays}
            held={held.includes(member)}
            asHost={roster.host === state.user}
            large={member === large}
          />
        ))}
        {ringing.map(({ id, name, firstFile }) => (
          <RungTile key={id} name={name} firstFile={firstFile} />
        ))}
        <OwnTile
          name={me?.name ?? words.you}
          firstFile={me?.firstFile ?? null}
          hand={me?.hand ?? false}
          view={view}
        />
      </ul>
    </div>
  );
}
