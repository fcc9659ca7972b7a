import { useState } from 'react';

import { lazyPopup } from '../base/lazy-popup.tsx';
import { Button } from '../ui/button.tsx';
import { search } from '../words/made/search.ts';
import type { CurrentSearch } from './saved-searches.tsx';

const SavedSearches = lazyPopup(() => import('./saved-searches.tsx'));

interface SavedSearchesButtonProps {
  current?: CurrentSearch;
  /** Says what saving is for. */
  label?: string;
}

/** For users who are logged in. Without `current` it lists what is saved. */
export function SavedSearchesButton({ current, label }: SavedSearchesButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="star" onClick={() => setOpen(true)}>
        {label ?? (current ? search.saved.save : search.saved.title)}
      </Button>
      {open && <SavedSearches current={current} onClose={() => setOpen(false)} />}
    </>
  );
}
