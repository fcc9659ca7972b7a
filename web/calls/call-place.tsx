import { useEffect, useRef, useSyncExternalStore, useId } from 'react';
import { useLocation } from 'react-router';

import type { CallMember } from '../../worker/contract/call.ts';
import { pictureOf } from '../base/media.ts';
import { announce, dismiss, toasts } from '../base/toast-store.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { useTabTitle } from '../ui/use-tab-title.ts';
import { calls as words } from '../words/made/calls.ts';
import css from './call-bar.module.css';
import { CallBar } from './call-bar.tsx';
import { heldBack } from './core/exposure.ts';
import type { Talk } from './core/state.ts';
import { useCallState } from './core/use-calls.ts';
import { describeEnded } from './describe-ended.ts';
import { EndedCallCard, endedCallParts } from './ended-call-card.tsx';
import panel from './ring-panel.module.css';
import { RingPanels } from './ring-panel.tsx';
import { withController, onCall } from './use-call-controller.ts';

/** The screen that shows every call as a whole. */
const STAGE = '/friends';

/** Whether the screen shows the running call itself. A session's page shows its own. All others show a bar. */
const showsCall = (pathname: string, { roster }: Talk) =>
  pathname === STAGE ||
  (roster ? pathname === `/session/${roster.session?.id}` : pathname.startsWith('/session/'));

/** The parts of calls that every screen shows: incoming rings, and the bar of the running call. */
export function CallPlace() {
  const state = useCallState();
  const { pathname } = useLocation();
  const { over, talk } = state;
  const parts = useSyncExternalStore(endedCallParts.subscribe, endedCallParts.get);
  const rings = state.rings.filter(({ answer }) => answer === null);
  const [ring] = rings;
  const stranger = talk && heldBack(talk, state.user).find(({ id }) => !talk.refused.includes(id));

  const call = ring
    ? words.title.ringing(ring.callers.map(({ name }) => name))
    : talk && (state.switches.audio ? words.title.inCall : words.title.muted);
  useTabTitle(call === null ? null : `${call} · `);

  const failure = useRef('');
  const at = useRef(pathname);
  useEffect(() => {
    const moved = at.current !== pathname;
    at.current = pathname;
    // On the call's own screen the message about its end stays until it is dismissed.
    if (!over || (over.kind === 'call' && pathname === STAGE)) return;
    // On other screens the message stays only if the call can be reported. Leaving the screen dismisses it.
    if (over.talked !== null && !moved) return;
    const text = over.talked === null ? describeEnded(over) : '';
    if (text !== '' && document.visibilityState === 'visible') {
      if (over.kind === 'call') failure.current = text;
      announce(text, over.kind === 'ring' ? 'info' : 'problem');
    }
    void withController((controller) => controller.read());
  }, [over, pathname]);

  const talks = talk !== null;
  useEffect(() => {
    // Why the call before couldn't start no longer matters.
    const old = toasts.get().find(({ text }) => talks && text === failure.current);
    if (old) dismiss(old.id);
  }, [talks]);

  return (
    <>
      {(rings.length > 0 || stranger) && (
        <RingPanels rings={rings} talks={talk !== null}>
          {stranger && <StrangerPanel key={stranger.id} member={stranger} />}
        </RingPanels>
      )}
      {talk && !showsCall(pathname, talk) && <CallBar />}
      {(over?.talked ?? null) !== null && pathname !== STAGE && parts === 0 && (
        <EndedCallCard className={css.ended} />
      )}
    </>
  );
}

const strangerWords = words.stranger;

/** Asks before this device connects to someone who has come into the call and isn't a friend. */
function StrangerPanel({ member: { id, name, firstFile } }: { member: CallMember }) {
  const title = useId();
  const answer = (agrees: boolean) =>
    void withController((controller) => controller.answerStranger(id, agrees));
  return (
    <section role="alertdialog" aria-labelledby={title} className={panel.panel}>
      <div className={panel.sign} aria-hidden="true">
        <Avatar name={name} src={pictureOf(firstFile)} edge={56} />
      </div>
      <div className={panel.who}>
        <div role="alert">
          <h2 id={title}>{strangerWords.title(name)}</h2>
        </div>
        <p className="soft-small">{strangerWords.text}</p>
      </div>
      <div className={panel.actions}>
        <Button size="lg" icon="phone-off" onClick={onCall((controller) => controller.leave())}>
          {words.controls.hangUp}
        </Button>
        <Button size="lg" onClick={() => answer(false)}>
          {strangerWords.refuse}
        </Button>
        <Button variant="primary" size="lg" onClick={() => answer(true)}>
          {strangerWords.agree}
        </Button>
      </div>
    </section>
  );
}
