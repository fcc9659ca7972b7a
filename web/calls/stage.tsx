import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

import { VIDEO_MEMBERS_MAX } from '../../worker/contract/call-bounds.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { stopwatch } from '../ui/stopwatch.ts';
import { useMedia } from '../ui/use-media.ts';
import { calls } from '../words/made/calls.ts';
import { common } from '../words/made/common.ts';
import { AddDialog } from './add-dialog.tsx';
import { BesideButton, BesideCall, ChatButton, roomOf } from './beside-call.tsx';
import { Controls } from './controls.tsx';
import { presentOf } from './core/state.ts';
import { useCallSettings, useCallState, useCalls } from './core/use-calls.ts';
import { DeviceDialog } from './device-dialog.tsx';
import css from './stage.module.css';
import { keyName } from './talk-key.tsx';
import { Tiles } from './tiles.tsx';
import { onCall, withController } from './use-call-controller.ts';
import { withNames } from './with-names.ts';

const words = calls.stage;

/** The running call: everyone in it, and the controls. Docked, it is a part of the page of its session. */
export function Stage({ docked = false }: { docked?: boolean }) {
  const state = useCallState();
  const [open, setOpen] = useState<'devices' | 'add'>();
  const [last, setLast] = useState<{ call: string | null; room: string | null }>();
  const { beside } = useCallSettings();
  const place = useRef<HTMLElement>(null);
  const wide = useMedia('(width >= 68.75rem)') && !docked;
  // The button that led here may be gone, such as "Rejoin".
  useLayoutEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  // When someone answers, scroll to the call.
  const begun = state.talk?.roster?.members.some(({ id }) => id !== state.user) ?? false;
  useEffect(() => {
    if (begun && !docked) place.current?.scrollIntoView({ block: 'start' });
  }, [begun, docked]);
  const { talk } = state;
  if (!talk) return null;
  const names = presentOf(state).map(({ name }) => name);
  const { session } = talk.roster ?? {};
  const kept = last?.call === talk.call ? last.room : null;
  const room = talk.roster && roomOf(talk.roster, state.user, kept);
  if (room !== kept) setLast({ call: talk.call, room });
  const close = () => setOpen(undefined);
  return (
    <section
      ref={place}
      className={css.stage}
      data-docked={docked || undefined}
      data-beside={(wide && talk.roster !== null && beside !== 'none') || undefined}
      aria-label={words.label}
      tabIndex={-1}
    >
      <header className={css.head}>
        <div className={css.title}>
          {docked ? (
            <Link to="/friends">{calls.bar.open}</Link>
          ) : (
            <h2>
              <bdi>
                {session ? (
                  <Link to={`/session/${session.id}`}>{words.session(session.name)}</Link>
                ) : (
                  withNames(names)
                )}
              </bdi>
            </h2>
          )}
          {talk.roster && <CallClock startedAt={talk.roster.startedAt} />}
          {talk.roster && wide && <BesideButton room={room} open={beside !== 'none'} />}
          {talk.roster && room !== null && !wide && !docked && (
            <ChatButton roster={talk.roster} room={room} />
          )}
        </div>
        <Notes />
      </header>
      {talk.roster ? (
        <Tiles roster={talk.roster} />
      ) : (
        <p className={css.waiting}>
          {talk.call === null && talk.answerBy === null ? words.resuming : words.asking}
        </p>
      )}
      <Controls docked={docked} onDevices={() => setOpen('devices')} onAdd={() => setOpen('add')} />
      {wide && talk.roster && beside !== 'none' && (
        <BesideCall roster={talk.roster} room={room} stored={beside} />
      )}
      {open === 'devices' && <DeviceDialog onClose={close} />}
      {open === 'add' && <AddDialog onClose={close} />}
    </section>
  );
}

/** Ends sharing. This button is gone then, so the focus moves to the one that shares, or to the menu that has it. */
function stopSharing({ currentTarget }: MouseEvent) {
  const shares = '[role="toolbar"] :is([data-act="screen"], [popovertarget])';
  currentTarget.closest('section')?.querySelector<HTMLElement>(shares)?.focus();
  void withController((controller) => controller.switch({ screen: false }));
}

/** Notes on the call's current state. Each one disappears when its state ends. */
function Notes() {
  const { state, own } = useCalls();
  const { pushToTalk, talkKey } = useCallSettings();
  // There a bar to hold says it.
  const narrow = useMedia('(width < 48rem)');
  const { talk, connected, user } = state;
  const { members = [], rung = [], transport = 'mesh' } = talk?.roster ?? {};
  const { trouble } = calls;
  const alone = members.length === 1 && members[0]?.id === user;
  const problems = [
    !connected && talk?.roster && words.reconnecting,
    own.autoplayBlocked && words.autoplayBlocked,
    own.trouble.mic && trouble.mic[own.trouble.mic],
    own.trouble.camera && trouble.camera[own.trouble.camera],
    own.trouble.screen && trouble.screen[own.trouble.screen],
    own.unfiltered && words.unfiltered,
  ].filter((text) => typeof text === 'string');
  const notes = [
    ...rung.map(
      ({ name, outcome }) =>
        outcome !== 'ringing' && outcome !== 'accepted' && words.outcome[outcome](name),
    ),
    alone &&
      !rung.some(({ outcome }) => outcome === 'ringing') &&
      (talk?.left ? words.alone : words.first),
    own.talksMuted && words.talksMuted,
    talk?.hostMuted && words.hostMuted,
    transport === 'mesh' && members.length > VIDEO_MEMBERS_MAX && words.noVideo,
    pushToTalk &&
      !narrow &&
      (own.waitsForKey ? calls.controls.talkKey(keyName(talkKey)) : calls.controls.talking),
  ].filter((text) => typeof text === 'string');
  return (
    <div className={css.notes} aria-live="polite">
      {problems.map((text) => (
        <p key={text} className={css.problem}>
          <Icon name="warning" size={18} />
          {text}
        </p>
      ))}
      {own.voiceDown && (
        <p className={css.problem}>
          <Icon name="warning" size={18} />
          {words.serverDown}
          <Button size="sm" onClick={onCall((controller) => controller.retryVoice())}>
            {common.retry}
          </Button>
        </p>
      )}
      {state.switches.screen && (
        <p className={css.sharing}>
          <Icon name="screen" size={18} />
          {words.ownScreen}
          <Button size="sm" onClick={stopSharing}>
            {words.stopSharing}
          </Button>
        </p>
      )}
      {notes.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

const SECOND_MS = 1_000;

/** The duration of the call. */
function CallClock({ startedAt }: { startedAt: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-label={calls.stage.clock} className={css.clock}>
      {stopwatch(Math.floor((now - Date.parse(startedAt)) / SECOND_MS))}
    </span>
  );
}
