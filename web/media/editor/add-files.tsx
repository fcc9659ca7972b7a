import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react';

import { MEDIA_MAX } from '../../../worker/contract/bounds.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { media as words } from '../../words/made/media.ts';
import { OFFERED } from '../uploads/check-file.ts';
import { useDrop } from '../use-drop.ts';
import css from './media-editor.module.css';

interface AddFilesProps {
  full: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Adds files: by choosing, by a phone's camera, by drag and drop, or by pasting. */
export function AddFiles({ full, onFiles }: AddFilesProps) {
  const choose = useRef<HTMLInputElement>(null);
  const shoot = useRef<HTMLInputElement>(null);
  const { over, target: dropTarget } = useDrop(onFiles);

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { files, types } = event.clipboardData ?? {};
    // A text copied in an office program comes with a picture of itself.
    if (!files?.length || types?.includes('text/plain')) return;
    event.preventDefault();
    onFiles([...files]);
  });
  useEffect(() => {
    const heard = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', heard);
    return () => document.removeEventListener('paste', heard);
  }, []);

  const onChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // Allows choosing the same file again.
    target.value = '';
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only for pointers, the button does the same by keyboard
    <div className={css.add} data-over={over} {...dropTarget}>
      <input
        ref={choose}
        type="file"
        hidden
        multiple
        accept={OFFERED.join(',')}
        onChange={onChosen}
      />
      <input
        ref={shoot}
        type="file"
        hidden
        accept="image/jpeg"
        capture="environment"
        onChange={onChosen}
      />
      {full ? (
        <p>{words.full(MEDIA_MAX)}</p>
      ) : (
        <>
          <Button icon="upload" onClick={() => choose.current?.click()}>
            {words.choose}
          </Button>
          <Button icon="camera" className={css.shoot} onClick={() => shoot.current?.click()}>
            {words.shoot}
          </Button>
          <p className={css.drop}>
            {over && <Icon name="upload" size={16} />}
            {over ? words.dropHere : words.drop}
          </p>
        </>
      )}
    </div>
  );
}
