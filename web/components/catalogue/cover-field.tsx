import { useRef } from 'react';

import { COVERS_ACCEPTED } from '../../uploads/judge.ts';
import { catalogue } from '../../words/catalogue.ts';
import { common } from '../../words/common.ts';
import { GameCover } from '../brand/game-cover.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import css from './cover-field.module.css';
import type { CoverState } from './use-cover.ts';

const words = catalogue.cover;

/** The cover that a game has: another is uploaded for it, or the generated one used again. */
export function CoverField({ name, state }: { name: string; state: CoverState }) {
  const { cover, sent, said, problem, again, upload, remove, cancel } = state;
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const percent = sent === null ? 0 : Math.floor(sent * 100);
  return (
    <fieldset className={css['field']}>
      <legend>{words.label}</legend>
      <div className={css['frame']}>
        <GameCover game={{ name, cover }} alt={(cover ? words.uploaded : words.generated)(name)} />
      </div>
      <div className={css['about']}>
        <p className={css['hint']} id="cover-hint">
          {words.hint}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept={COVERS_ACCEPTED.join(',')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) upload(file);
            // The same file can be chosen once more.
            target.value = '';
          }}
        />
        <div className={css['acts']}>
          <Button
            ref={choose}
            size="sm"
            icon="upload"
            aria-describedby="cover-hint"
            pending={sent !== null}
            onClick={() => input.current?.click()}
          >
            {words.upload}
          </Button>
          {sent !== null && (
            <Button
              size="sm"
              onClick={() => {
                cancel();
                choose.current?.focus();
              }}
            >
              {words.cancel}
            </Button>
          )}
          {sent === null && cover && (
            <Button
              size="sm"
              onClick={() => {
                remove();
                choose.current?.focus();
              }}
            >
              {words.remove}
            </Button>
          )}
          {again && (
            <Button
              size="sm"
              onClick={() => {
                upload(again);
                choose.current?.focus();
              }}
            >
              {common.retry}
            </Button>
          )}
        </div>
        {sent !== null && (
          <div className={css['way']}>
            <progress aria-label={words.progress} value={percent} max={100} />
            <span>{words.sending(percent)}</span>
          </div>
        )}
        <output className={css['said']}>{said}</output>
        <p role="alert" className={css['problem']}>
          {problem !== '' && (
            <>
              <Icon name="warning" size={16} />
              {problem}
            </>
          )}
        </p>
      </div>
    </fieldset>
  );
}
