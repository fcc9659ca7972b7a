import { useState } from 'react';

import type { Hours } from '../../../worker/contract/hours.ts';
import { accountState } from '../../base/account.ts';
import { ApiError, api, send } from '../../base/api.ts';
import { assertStill } from '../../base/assert-still.ts';
import { ownZone } from '../../base/own-zone.ts';
import { Saver, useSaver } from '../../base/saver.ts';
import { withKnownZone } from '../../base/with-known-zone.ts';

interface Chosen {
  zone: string;
  hours: ReadonlySet<number>;
}

function saverOf({ zone, hours }: Hours) {
  const { user } = accountState();
  return new Saver<Chosen>({
    saved: { zone: zone ?? ownZone(), hours: new Set(hours) },
    send: async (chosen) => {
      assertStill(user);
      return withKnownZone(chosen.zone, (known = chosen.zone) =>
        send(api.hours.$put({ json: { zone: known, hours: [...chosen.hours] } })),
      );
    },
  });
}

/** The chosen hours, and whether they are saved. */
export function useHours(loaded: Hours) {
  const [saver] = useState(() => saverOf(loaded));
  const { value: chosen, state, failure } = useSaver(saver);
  const failed = failure instanceof ApiError ? failure : new ApiError('broken', 0, '');
  return {
    ...chosen,
    state: saver.untouched()
      ? ('untouched' as const)
      : { saved: 'saved' as const, unsaved: 'saving' as const, saving: 'saving' as const, failed }[
          state
        ],
    here: ownZone(),
    changeHours: (hours: ReadonlySet<number>) => saver.change({ zone: chosen.zone, hours }),
    changeZone: (zone: string) => saver.change({ zone, hours: chosen.hours }),
    retry: saver.flush,
  };
}
