import { useState } from 'react';

import { lazyPopup } from '../base/lazy-popup.tsx';
import { Button } from '../ui/button.tsx';
import { search } from '../words/made/search.ts';
import type { SessionFilters } from './session-filters.ts';

const Subscribe = lazyPopup(() => import('./subscribe.tsx'));

/** Offers a search for use elsewhere: in calendars, feed readers and on other sites. */
export function SubscribeButton({ filters }: { filters: SessionFilters }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="bare" size="sm" icon="calendar" onClick={() => setOpen(true)}>
        {search.subscribe.title}
      </Button>
      {open && <Subscribe filters={filters} onClose={() => setOpen(false)} />}
    </div>
  );
}
