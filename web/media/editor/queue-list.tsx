import { ALT_MAX } from '../../../worker/contract/bounds.ts';
import { describeFailure } from '../../base/describe-failure.ts';
import type { MediaKind } from '../../base/media.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import progress from '../../ui/progress.module.css';
import { useFileAddress } from '../../ui/use-file-address.ts';
import { common } from '../../words/made/common.ts';
import { media as words } from '../../words/made/media.ts';
import type { Entry, UploadQueue } from '../uploads/queue.ts';
import css from './media-editor.module.css';

interface QueueListProps {
  entries: readonly Entry[];
  queue: UploadQueue;
  /** The session is not saved yet. */
  waits: boolean;
}

/** The uploads with their progress, and those that failed. */
export function QueueList({ entries, queue, waits }: QueueListProps) {
  const shown = entries.filter(({ state }) => state !== 'done');
  if (shown.length === 0) return null;
  return (
    <ul className={css.queue} aria-label={words.onTheWay}>
      {shown.map((entry) => (
        <QueueRow key={entry.key} entry={entry} queue={queue} waits={waits} />
      ))}
    </ul>
  );
}

/** Why a file was refused or failed. '' if nothing is wrong. */
function problemOf({ refusal, failure }: Entry): string {
  if (refusal) return words.refusal[refusal];
  if (!failure) return '';
  return failure.kind === 'offline' ? words.offline : describeFailure(failure);
}

function QueueRow({ entry, queue, waits }: { entry: Entry; queue: UploadQueue; waits: boolean }) {
  const { key, file, kind, state, sent, alt } = entry;
  const problem = problemOf(entry);
  const percent = Math.floor(sent * 100);
  const wrong = problem !== '';
  // A retry can't help if the file itself is invalid.
  const again = state === 'failed' && entry.failure?.kind !== 'invalid';
  return (
    <li className={css.row} data-wrong={wrong}>
      <FilePicture file={file} kind={kind} broken={state === 'refused'} />
      <div className={css.about}>
        <p className={css.name}>
          <bdi>{file.name}</bdi>
        </p>
        {state === 'sending' && (
          <progress
            className={progress.bar}
            aria-label={words.progressOf(file.name)}
            value={percent}
            max={100}
          />
        )}
        <p className={css.state} role={wrong ? 'alert' : undefined}>
          {wrong && <Icon name="warning" size={16} />}
          {wrong
            ? problem
            : state === 'sending'
              ? percent < 100
                ? words.sending(percent)
                : words.finishing
              : waits
                ? words.waitingForSave
                : words.waiting}
        </p>
        {waits && !wrong && (
          <TextField
            label={words.alt}
            hint={words.altHint}
            maxLength={ALT_MAX}
            value={alt}
            onChange={({ target }) => queue.describe(key, target.value)}
          />
        )}
      </div>
      <div className={css.actions}>
        {again && (
          <Button size="sm" aria-label={words.retryOf(file.name)} onClick={() => queue.retry(key)}>
            {common.retry}
          </Button>
        )}
        <IconButton
          size="sm"
          icon="x"
          label={(state === 'sending' ? words.cancelOf : words.dismissOf)(file.name)}
          onClick={() => queue.cancel(key)}
        />
      </div>
    </li>
  );
}

/** A preview of a file before its upload. Decorative, because its name is beside it. */
function FilePicture({ file, kind, broken }: { file: File; kind: MediaKind; broken: boolean }) {
  const show = useFileAddress(file);
  return (
    <div className={css.picture} aria-hidden="true">
      {broken ? (
        <Icon name="warning" />
      ) : kind === 'image' ? (
        <img ref={show} alt="" />
      ) : (
        <video ref={show} muted playsInline preload="metadata" />
      )}
    </div>
  );
}
