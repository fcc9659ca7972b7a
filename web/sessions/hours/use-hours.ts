import { useEffect, useRef, useState } from 'react';

import type { Hours } from '../../../worker/contract/hours.ts';
import { accountState } from '../../base/account.ts';
import { ApiError, api, send } from '../../base/api.ts';
import { assertStill } from '../../base/assert-still.ts';
import { ownZone } from '../../base/own-zone.ts';
import { withKnownZone } from '../../base/with-known-zone.ts';

/** Changes within this pause are saved together. */
const PAUSE_MS = 500;

interface Chosen {
  zone: string;
  hours: ReadonlySet<number>;
}

const loadedHours = ({ zone, hours }: Hours): Chosen => ({
  zone: zone ?? ownZone(),
  hours: new Set(hours),
});

/**
 * Saves the chosen hours after a pause, one request at a time, so that the last choice wins. A failure loses nothing.
 */
export function useHours(loaded: Hours) {
  const [user] = useState(() => accountState().user);
  const [chosen, setChosen] = useState(() => loadedHours(loaded));
  const [state, setState] = useState<'untouched' | 'saving' | 'saved' | ApiError>('untouched');
  const unsaved = useRef<Chosen>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef(false);

  const flush = async () => {
    clearTimeout(timer.current);
    if (sending.current) return;
    sending.current = true;
    try {
      while (unsaved.current) {
        const { zone, hours } = unsaved.current;
        const sent = unsaved.current;
        setState('saving');
        assertStill(user);
        await withKnownZone(zone, (known = zone) =>
          send(api.hours.$put({ json: { zone: known, hours: [...hours] } })),
        );
        if (unsaved.current === sent) unsaved.current = undefined;
      }
      setState('saved');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(error);
    } finally {
      sending.current = false;
    }
  };

  const change = (next: Chosen) => {
    unsaved.current = next;
    setChosen(next);
    setState('saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  };

  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(() => {
    const saveRest = () => {
      if (unsaved.current) void latest.current();
    };
    // What couldn't be saved without a network is saved when it is back.
    addEventListener('online', saveRest);
    addEventListener('pagehide', saveRest);
    return () => {
      removeEventListener('online', saveRest);
      removeEventListener('pagehide', saveRest);
      saveRest();
    };
  }, []);

  return {
    ...chosen,
    state,
    here: ownZone(),
    changeHours: (hours: ReadonlySet<number>) => change({ zone: chosen.zone, hours }),
    changeZone: (zone: string) => change({ zone, hours: chosen.hours }),
    retry: () => void flush(),
  };
}
