import { useState } from 'react';

import type { SessionItem } from '../../../worker/contract/session.ts';
import { lazyPopup } from '../../base/lazy-popup.tsx';
import { Button } from '../../ui/button.tsx';
import { sessions } from '../../words/made/sessions.ts';

const SeriesPopup = lazyPopup(() => import('./series-popup.tsx'));

/** Which session of a series this is. Opens the list of the others. */
export function SeriesButton({ session }: { session: SessionItem }) {
  const [open, setOpen] = useState(false);
  if (!session.series) return null;
  const { id, number, of } = session.series;
  return (
    <>
      <Button size="sm" icon="calendar" onClick={() => setOpen(true)}>
        {sessions.series.place({ number, of })}
      </Button>
      {open && <SeriesPopup series={id} session={session.id} onClose={() => setOpen(false)} />}
    </>
  );
}
