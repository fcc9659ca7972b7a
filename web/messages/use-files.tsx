import { type ClipboardEvent, useRef } from 'react';

import { useDrop } from '../media/use-drop.ts';
import { IconButton } from '../ui/button.tsx';
import { messages as words } from '../words/made/messages.ts';
import css from './pictures.module.css';

/** What a file dialog offers. Other images that the browser can draw are taken by paste and drop. */
const PICTURES = 'image/jpeg,image/png,image/gif,image/webp,image/avif';

/** Takes pictures by a button, by paste and by drop. @returns the button, and what makes a form take the others */
export function useFiles(onFiles: (files: readonly File[]) => void) {
  const choose = useRef<HTMLInputElement>(null);
  const drop = useDrop(onFiles);
  const target = {
    ...drop.target,
    className: drop.over ? css.over : undefined,
    onPaste: (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData;
      // A text copied in an office program comes with a picture of itself.
      if (files.length === 0 || types.includes('text/plain')) return;
      event.preventDefault();
      onFiles([...files]);
    },
  };
  const button = (
    <>
      <input
        ref={choose}
        type="file"
        hidden
        multiple
        accept={PICTURES}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Allows choosing the same file again.
          event.target.value = '';
        }}
      />
      <IconButton icon="plus" label={words.addPhotos} onClick={() => choose.current?.click()} />
    </>
  );
  return { button, target };
}
