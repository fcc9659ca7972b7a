import { type ReactNode, memo } from 'react';

import type { CallMember } from '../../worker/contract/call.ts';
import type { Person } from '../../worker/contract/person.ts';
import { pictureOf } from '../base/media.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { calls } from '../words/made/calls.ts';
import { isStranger } from './core/exposure.ts';
import type { CallsView, PersonView } from './core/store.ts';
import { PersonMenu } from './person-menu.tsx';
import { Picture } from './picture.tsx';
import { OwnScreen } from './screen-tile.tsx';
import css from './tile.module.css';
import { onCall } from './use-call-controller.ts';

const words = calls.stage;

/** The image's requested size. A tile scales it to fit. */
const FACE_EDGE_PX = 160;

type TilePerson = Pick<Person, 'name' | 'firstFile'>;

interface TileProps extends TilePerson {
  shown: string;
  stream: MediaStream | null;
  mirrored?: boolean;
  speaking?: boolean;
  muted?: boolean;
  quiet?: boolean;
  hand?: boolean;
  large?: boolean;
  /** The member's state, in words. */
  state?: string | false;
  menu?: ReactNode;
}

function Tile({
  name,
  firstFile,
  shown,
  stream,
  mirrored = false,
  speaking = false,
  muted = false,
  quiet = false,
  hand = false,
  large = false,
  state,
  menu,
}: TileProps) {
  return (
    <li className={cx(css.tile, quiet && css.quiet)} data-speaking={speaking} data-large={large}>
      {stream ? (
        <Picture stream={stream} mirrored={mirrored} />
      ) : (
        <span className={css.portrait}>
          <Avatar name={name} src={pictureOf(firstFile)} edge={FACE_EDGE_PX} />
        </span>
      )}
      <div className={css.label}>
        <span className={css.name}>
          <bdi>{shown}</bdi>
        </span>
        {hand && <Icon name="hand" size={18} label={words.hand} />}
        {muted && <Icon name="mic-off" size={18} label={words.muted} />}
        {speaking && <span className="visually-hidden">{words.speaking}</span>}
        {state !== undefined && state !== false && <span className={css.state}>{state}</span>}
      </div>
      {menu !== undefined && menu !== null && <div className={css.menu}>{menu}</div>}
    </li>
  );
}

interface PersonTileProps {
  member: CallMember;
  person: PersonView;
  /** There is a TURN server for connections that can't be direct. */
  relays: boolean;
  /** The user hasn't let them through. */
  held: boolean;
  /** The viewer hosts the session of this call. */
  asHost: boolean;
  /** Shown larger than all others. */
  large: boolean;
}

type Connection = Pick<PersonTileProps, 'member' | 'person' | 'relays' | 'held'>;

/** How the connection to someone is, unless it is good. */
export function stateOf({ member, person, relays, held }: Connection): string | false {
  if (held) return words.heldBack;
  if (person.state === 'lost') return words.lost;
  if (isStranger(member) && person.state !== 'connected') return words.mayHaveToAgree;
  if (person.state === 'failed') return relays ? words.noWay : words.noRelay;
  if (!member.connected) return words.away;
  if (person.state === 'connecting') return words.connecting;
  return person.quality !== null && person.quality !== 'good' && words.quality[person.quality];
}

export const PersonTile = memo((props: PersonTileProps) => {
  const { member, person, held, asHost, large } = props;
  return (
    <Tile
      name={member.name}
      firstFile={member.firstFile}
      shown={member.name}
      stream={member.video ? person.camera : null}
      speaking={person.speaking}
      muted={!member.audio}
      hand={member.hand}
      large={large}
      state={stateOf(props)}
      menu={
        held ? (
          <Button
            size="sm"
            onClick={onCall((controller) => controller.answerStranger(member.id, true))}
          >
            {calls.stranger.agree}
          </Button>
        ) : (
          <PersonMenu
            user={member.id}
            name={member.name}
            peerId={member.peerId}
            pinned={person.pinned}
            asHost={asHost}
          />
        )
      }
    />
  );
});

export const RungTile = ({ name, firstFile }: TilePerson) => (
  <Tile quiet name={name} firstFile={firstFile} shown={name} stream={null} state={words.ringing} />
);

interface OwnTileProps extends TilePerson {
  view: CallsView;
  hand: boolean;
}

export function OwnTile({ name, firstFile, hand, view: { state, own } }: OwnTileProps) {
  const { audio } = state.switches;
  return (
    <Tile
      name={name}
      firstFile={firstFile}
      shown={words.you}
      stream={own.camera}
      mirrored
      speaking={own.speaking && audio}
      muted={!audio || own.waitsForKey}
      hand={hand}
      menu={own.screen && <OwnScreen stream={own.screen} />}
    />
  );
}
