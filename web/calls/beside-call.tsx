import { memo, useState, useSyncExternalStore } from 'react';

import type { CallRoster } from '../../worker/contract/call.ts';
import { lazyPopup } from '../base/lazy-popup.tsx';
import { pictureOf } from '../base/media.ts';
import { unread } from '../messages/rooms.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TabList } from '../ui/tab-list.tsx';
import { TabNews } from '../ui/tabs.tsx';
import { calls } from '../words/made/calls.ts';
import { common } from '../words/made/common.ts';
import { messages } from '../words/made/messages.ts';
import { sessions } from '../words/made/sessions.ts';
import css from './beside-call.module.css';
import { heldBack } from './core/exposure.ts';
import { type CallSettings, callSettings } from './core/settings.ts';
import { setsVolume } from './core/speakers.ts';
import { NEW_PERSON } from './core/store.ts';
import { useCalls } from './core/use-calls.ts';
import { Volume } from './person-menu.tsx';
import { stateOf } from './tile.tsx';

const { chat, people } = sessions.page;

const CallChat = lazyPopup(() => import('./call-chat.tsx'));

const friendOf = (room: string | null, members: CallRoster['members']) =>
  members.find(({ id }) => room === `/api/users/${id}`);

/**
 * The room of the call's session, or of two friends who talk. No other call has one, and the session's room is its
 * members' alone. The friends may be writing when others join, so they keep it.
 */
export function roomOf({ session, guest, members }: CallRoster, user: number, kept: string | null) {
  if (guest) return null;
  if (session) return `/api/sessions/${session.id}`;
  const [other, ...more] = members.filter(({ id }) => id !== user);
  const friend = more.length === 0 ? other : friendOf(kept, members);
  return friend?.way === 'direct' ? `/api/users/${friend.id}` : null;
}

const labelOf = (room: string, { session, members }: CallRoster) =>
  session ? messages.room : messages.with(friendOf(room, members)?.name ?? '');

const useUnseen = (room: string | null) =>
  useSyncExternalStore(unread.subscribe, () => room !== null && unread.get().has(room));

interface OpenerProps {
  room: string | null;
  /** Whether it closes what is beside the call. */
  open?: boolean;
  onClick: () => void;
}

/** Says whether there are new messages. */
function Opener({ room, open, onClick }: OpenerProps) {
  const unseen = useUnseen(room);
  const [icon, word] = room === null ? (['users', people] as const) : (['message', chat] as const);
  return (
    <Button
      size="sm"
      icon={open ? 'x' : icon}
      aria-label={open ? common.close : undefined}
      onClick={onClick}
    >
      {!open && word}
      {unseen && !open && <TabNews>{messages.newFrom}</TabNews>}
    </Button>
  );
}

interface ChatButtonProps {
  roster: CallRoster;
  room: string;
}

/**
 * Opens the messages over the call. The stage around it is drawn each time someone begins to speak, the messages
 * aren't.
 */
export const ChatButton = memo(function ChatButton({ roster, room }: ChatButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Opener room={room} onClick={() => setOpen(true)} />
      {open && (
        <CallChat
          sheet
          room={room}
          label={labelOf(room, roster)}
          roster={roster}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
});

const choose = (beside: CallSettings['beside']) => callSettings.change({ beside });

/** On a wide screen: leaves the whole width to the call, or opens what was beside it. */
export const BesideButton = ({ room, open }: { room: string | null; open: boolean }) => (
  <Opener room={room} open={open} onClick={() => choose(open ? 'none' : 'chat')} />
);

interface BesideCallProps {
  roster: CallRoster;
  room: string | null;
  stored: 'chat' | 'people';
}

/** On a wide screen: the messages and the people of the call, one of both. */
export const BesideCall = memo(function BesideCall({ roster, room, stored }: BesideCallProps) {
  const [failed, setFailed] = useState(false);
  const chosen = failed ? 'people' : stored;
  const unseen = useUnseen(room);
  if (room === null) {
    return (
      <section className={css.beside} aria-labelledby="people-tab">
        <h3 id="people-tab">{people}</h3>
        <People roster={roster} />
        {roster.guest && <p className="soft-small">{calls.stage.guest}</p>}
      </section>
    );
  }
  const label = labelOf(room, roster);
  // What is written there isn't for everyone in the call.
  const name = roster.session || roster.members.length === 2 ? chat : label;
  return (
    <div className={css.beside}>
      <TabList
        label={`${chat} · ${people}`}
        tabs={[
          {
            id: 'chat',
            name,
            news: unseen && chosen !== 'chat' ? messages.newFrom : undefined,
          },
          { id: 'people', name: people },
        ]}
        chosen={chosen}
        onChoose={(id) => {
          setFailed(false);
          choose(id);
        }}
      />
      <div
        id={`${chosen}-panel`}
        role="tabpanel"
        aria-labelledby={`${chosen}-tab`}
        tabIndex={-1}
        className={css.panel}
      >
        {chosen === 'people' ? (
          <People roster={roster} />
        ) : (
          <CallChat room={room} label={label} roster={roster} onClose={() => setFailed(true)} />
        )}
      </div>
    </div>
  );
});

/** Everyone in the call or still ringing, each with the volume at which the user hears them. */
function People({ roster: { members, rung } }: Pick<BesideCallProps, 'roster'>) {
  const { state, own, people: views } = useCalls();
  const held = state.talk ? heldBack(state.talk, state.user) : [];
  return (
    <ul className={css.people}>
      {members.map((member) => {
        const { peerId, id, name, firstFile, audio, hand } = member;
        const isOwn = peerId === state.self?.peerId;
        const person = views.get(peerId) ?? NEW_PERSON;
        const { speaking } = isOwn ? own : person;
        const said =
          !isOwn && stateOf({ member, person, relays: own.relays, held: held.includes(member) });
        return (
          <li key={peerId} data-speaking={speaking}>
            <Avatar name={name} src={pictureOf(firstFile)} edge={40} />
            <div className={css.who}>
              <bdi>{isOwn ? calls.stage.you : name}</bdi>
              {hand && <Icon name="hand" size={18} label={calls.stage.hand} />}
              {!audio && <Icon name="mic-off" size={18} label={calls.stage.muted} />}
              {speaking && <span className="visually-hidden">{calls.stage.speaking}</span>}
              {said !== false && <span className="soft-small">{said}</span>}
            </div>
            {!isOwn && setsVolume() && (
              <div className={css.volume}>
                <Volume user={id} name={name} />
              </div>
            )}
          </li>
        );
      })}
      {rung.map(
        ({ id, name, firstFile, outcome }) =>
          outcome === 'ringing' && (
            <li key={id}>
              <Avatar name={name} src={pictureOf(firstFile)} edge={40} />
              <div className={css.who}>
                <bdi>{name}</bdi>
                <span className="soft-small">{calls.stage.ringing}</span>
              </div>
            </li>
          ),
      )}
    </ul>
  );
}
