import { useNavigate } from 'react-router';

import type { CallMedia } from '../../../worker/contract/call-bounds.ts';
import type { Desk } from '../../calls/desk.ts';
import { doorbell } from '../../calls/doorbell.ts';
import type { Target } from '../../calls/state.ts';
import { calls as words } from '../../words/calls.ts';
import { announce } from '../ui/toast-store.ts';

/** Does something at the desk, which is fetched by the first thing that is done there. */
export function atDesk(act: (desk: Desk) => void): Promise<boolean> {
  return doorbell.desk().then(
    (desk) => {
      act(desk);
      return true;
    },
    () => {
      announce(words.dial.failed, 'problem');
      return false;
    },
  );
}

/** Calls somebody, and goes to where calls are. */
export function useDial() {
  const navigate = useNavigate();
  return async (target: Target, media: CallMedia) => {
    if (await atDesk((desk) => desk.dial(target, media))) await navigate('/friends');
  };
}
