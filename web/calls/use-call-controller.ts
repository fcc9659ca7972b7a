import { useNavigate } from 'react-router';

import type { CallMedia } from '../../worker/contract/call-bounds.ts';
import { announce } from '../base/toast-store.ts';
import { calls as words } from '../words/made/calls.ts';
import type { CallController } from './core/call-controller.ts';
import { callClient } from './core/lazy-call-client.ts';
import type { Target } from './core/state.ts';
import { supportsCalls } from './core/webrtc.ts';

/** Runs an action on the call controller. The first action loads it. */
export function withController(act: (controller: CallController) => void): Promise<boolean> {
  return callClient.controller().then(
    (controller) => {
      act(controller);
      return true;
    },
    () => {
      announce(words.dial.failed, 'problem');
      return false;
    },
  );
}

/** A handler that runs an action on the call controller. */
export const onCall = (act: (controller: CallController) => void) => () => void withController(act);

/**
 * Starts a call. A session's call stays on the page where it was joined, any other opens the call's screen. Null if this browser can't make calls, so that no call is
 * offered.
 */
export function useDial() {
  const navigate = useNavigate();
  if (!supportsCalls()) return null;
  return async (target: Target, media: CallMedia) => {
    const dialled = await withController((controller) => controller.dial(target, media));
    if (dialled && 'to' in target) await navigate('/friends');
  };
}
