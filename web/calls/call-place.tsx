import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { announce } from '../base/toast-store.ts';
import { useTabTitle } from '../ui/use-tab-title.ts';
import { calls as words } from '../words/made/calls.ts';
import css from './call-bar.module.css';
import { CallBar } from './call-bar.tsx';
import { heldBack } from './core/exposure.ts';
import type { Talk } from './core/state.ts';
import { useCallState } from './core/use-calls.ts';
import { describeEnded } from './describe-ended.ts';
import { EndedCallCard, endedCallParts } from './ended-call-card.tsx';
import { RingPanels } from './ring-panel.tsx';
import { StrangerPanel } from './stranger-panel.tsx';
import { withController } from './use-call-controller.ts';

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
      announce(text, over.kind === 'ring' ? 'info' : 'problem');
    }
    void withController((controller) => controller.read());
  }, [over, pathname]);

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
