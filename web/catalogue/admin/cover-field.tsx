import { useRef } from 'react';

import { GameCover } from '../../brand/game-cover.tsx';
import { COVERS_ACCEPTED } from '../../media/uploads/check-file.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import progress from '../../ui/progress.module.css';
import { catalogueAdmin } from '../../words/made/catalogue-admin.ts';
import { common } from '../../words/made/common.ts';
import css from './cover-field.module.css';
import type { CoverState } from './use-cover.ts';

const words = catalogueAdmin.cover;

/** A game's cover. It can be uploaded, or removed so that the generated one is shown. */
export function CoverField({ name, state }: { name: string; state: CoverState }) {
  const { cover, sent, said, problem } = state;
  const percent = sent === null ? 0 : Math.floor(sent * 100);
  return (
    <fieldset className={css.field}>
      <legend>{words.label}</legend>
      <div className={css.frame}>
        <GameCover game={{ name, cover }} alt={(cover ? words.uploaded : words.generated)(name)} />
      </div>
      <div className={css.about}>
        <p className="soft-small" id="cover-hint">
          {words.hint}
        </p>
        <CoverActs state={state} />
        {sent !== null && (
          <div className={css.way}>
            <progress
              className={progress.bar}
              aria-label={words.progress}
              value={percent}
              max={100}
            />
            <span>{percent < 100 ? words.sending(percent) : words.nearlySent}</span>
          </div>
        )}
        <output className={css.said}>{said}</output>
        <p role="alert" className={css.problem}>
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

/** The buttons. If the pressed one disappears, the focus moves to another one. */
function CoverActs({ state }: { state: CoverState }) {
  const { cover, sent, again, upload, remove, cancel } = state;
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const act = (label: string, run: () => void) => (
    <Button
      size="sm"
      onClick={() => {
        run();
        choose.current?.focus();
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className="wrap-2">
      <input
        ref={input}
        type="file"
        hidden
        accept={COVERS_ACCEPTED.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload(file);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
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
      {sent !== null && act(words.cancel, cancel)}
      {sent === null && cover && act(words.remove, remove)}
      {again && act(common.retry, () => upload(again))}
    </div>
  );
}
