import { Link } from 'react-router';

import { pictureOf } from '../base/media.ts';
import { Avatar } from '../ui/avatar.tsx';
import { buttonClass, IconButton } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { calls } from '../words/made/calls.ts';
import { comma } from '../words/punctuation.ts';
import css from './call-bar.module.css';
import { presentOf } from './core/state.ts';
import { useCalls } from './core/use-calls.ts';
import { MuteButton } from './mute-button.tsx';
import { onCall, withController } from './use-call-controller.ts';
import { withNames } from './with-names.ts';

/** How many faces fit beside the buttons on a phone. */
const FACES_MAX = 4;

const { bar: words, controls, stage } = calls;

/** The running call on every screen but its own. Docked, it is a part of the page of its session. */
export function CallBar({ docked = false }: { docked?: boolean }) {
  const { state, people, own } = useCalls();
  const { talk, connected } = state;
  const { session } = talk?.roster ?? {};
  const members = talk?.roster?.members.filter(({ id }) => id !== state.user) ?? [];
  const speaking = members.filter(({ peerId }) => people.get(peerId)?.speaking);
  const sharing = members.filter(({ screen }) => screen);
  const names = presentOf(state).map(({ name }) => name);
  const whyAlone =
    names.length > 0 ? stage.ringing : talk?.left ? stage.aloneShort : stage.firstShort;
  const showsFaces = docked && members.length > 0;
  const trouble =
    !connected && talk?.roster ? stage.lost : own.talksMuted ? stage.talksMuted : undefined;
  return (
    <section
      className={docked ? css.docked : css.bar}
      aria-label={words.label}
      data-at-foot={!docked || undefined}
    >
      <Link to="/friends" className={css.who}>
        <span className="visually-hidden">{words.open}</span>
        <span className={css.point} data-live={members.length > 0} aria-hidden="true" />
        <span className={css.names}>
          {showsFaces && (
            <span className={css.faces}>
              {members.slice(0, FACES_MAX).map(({ peerId, name, firstFile }) => (
                <span key={peerId} data-speaking={people.get(peerId)?.speaking}>
                  <Avatar name={name} src={pictureOf(firstFile)} edge={32} />
                </span>
              ))}
            </span>
          )}
          <bdi className={cx(showsFaces && 'visually-hidden')}>
            {talk?.roster
              ? ((showsFaces ? undefined : session?.name) ?? withNames(names))
              : words.asking}
          </bdi>
        </span>
        <span className={css.state}>
          {trouble ??
            (sharing.length > 0
              ? sharing.map(({ name }) => stage.sharing(name)).join(comma)
              : speaking.length > 0
                ? `${speaking.map(({ name }) => name).join(comma)} · ${stage.speaking}`
                : members.length === 0 && whyAlone)}
        </span>
      </Link>
      {/* Who speaks would be said without end. */}
      <output className="visually-hidden">{trouble}</output>
      {state.switches.screen && (
        <IconButton
          icon="screen"
          variant="chosen"
          label={stage.stopSharing}
          onClick={({ currentTarget: { nextElementSibling: next } }) => {
            // This button is gone then.
            if (next instanceof HTMLElement) next.focus();
            void withController((controller) => controller.switch({ screen: false }));
          }}
        />
      )}
      <MuteButton />
      <Link
        to="/friends"
        className={buttonClass({ variant: 'bare' })}
        aria-label={words.open}
        title={words.open}
      >
        <Icon name="chevron-up" size={22} />
      </Link>
      <IconButton
        icon="phone-off"
        variant="danger"
        label={controls.hangUp}
        onClick={onCall((controller) => controller.leave())}
      />
    </section>
  );
}
