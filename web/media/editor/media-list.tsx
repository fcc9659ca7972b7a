import { useState } from 'react';

import type { MediaItem } from '../../../worker/contract/media.ts';
import { usePending } from '../../base/use-pending.ts';
import { useReorder } from '../../base/use-reorder.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { media as words } from '../../words/made/media.ts';
import css from './media-editor.module.css';
import { MediaRow } from './media-row.tsx';
import type { useMedia } from './use-media.ts';

interface MediaListProps {
  files: ReturnType<typeof useMedia>;
  /** The text if there are no files. '' for none. */
  empty: string;
  /** Announces a text to screen readers. */
  tell: (text: string) => void;
}

/** The uploaded files. They can be moved by dragging or with buttons. */
export function MediaList({ files, empty, tell }: MediaListProps) {
  const { items } = files;
  const [asked, setAsked] = useState<MediaItem>();
  const { busy, run } = usePending();

  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    files.move(from, to);
    tell(words.moved({ to: to + 1, of: items.length }));
  };
  const { list, dragged, start, step } = useReorder(move);

  const remove = async (item: MediaItem) => {
    await files.remove(item.id);
    // Another file may be asked about by then.
    setAsked((now) => (now === item ? undefined : now));
  };

  if (items.length === 0) return empty === '' ? null : <p className={css.empty}>{empty}</p>;
  return (
    <>
      <ol ref={list} className={css.list} aria-label={words.list}>
        {items.map((item, index) => (
          <MediaRow
            key={item.id}
            item={item}
            place={index + 1}
            last={index === items.length - 1}
            dragged={dragged === index}
            onGrab={start(index)}
            onMove={(by) => step(item.id, index, by)}
            onDescribe={(alt) => files.describe(item.id, alt)}
            onRemove={() => setAsked(item)}
          />
        ))}
      </ol>
      {asked && (
        <ConfirmDialog
          title={words.removeTitle}
          yes={words.removeYes}
          no={words.removeNo}
          danger
          pending={busy}
          onYes={() => void run(() => remove(asked))}
          onClose={() => setAsked(undefined)}
        >
          {words.removeText}
        </ConfirmDialog>
      )}
    </>
  );
}
