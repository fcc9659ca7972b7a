import { type ReactNode, useState } from 'react';

import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useMedia } from '../ui/use-media.ts';
import { search as words } from '../words/made/search.ts';
import css from './search.module.css';

interface FacetPanelProps {
  /** The number of set filters. */
  count: number;
  /** The number of results, in words. The label of the button that closes the dialog. */
  found: string;
  onClear: () => void;
  children: ReactNode;
}

/** The filters: beside the results on a wide screen, behind a button on a narrow one. */
export function FacetPanel({ count, found, onClear, children }: FacetPanelProps) {
  const roomy = useMedia('(width >= 64rem)');
  const [open, setOpen] = useState(false);
  if (roomy) {
    return (
      <section className={css.panel} aria-label={words.filters}>
        {children}
      </section>
    );
  }
  const close = () => setOpen(false);
  return (
    <>
      <Button icon="filter" className={css.filters} onClick={() => setOpen(true)}>
        {words.filtersSet(count)}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={words.filters}
        footer={
          <>
            {/* Pressed by keyboard, it keeps the focus. */}
            <Button onClick={() => count > 0 && onClear()} aria-disabled={count === 0}>
              {words.clear}
            </Button>
            <Button variant="primary" onClick={close}>
              {words.show(found)}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  );
}
