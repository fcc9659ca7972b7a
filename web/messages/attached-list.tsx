import { ALT_MAX } from '../../worker/contract/bounds.ts';
import { describeFailure } from '../base/describe-failure.ts';
import type { Entry, UploadQueue } from '../media/uploads/queue.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { useFileAddress } from '../ui/use-file-address.ts';
import { media } from '../words/made/media.ts';
import { messages as words } from '../words/made/messages.ts';
import { detach } from './attached.ts';
import css from './pictures.module.css';
import { RoomPicture } from './room-picture.tsx';
import room from './room.module.css';

interface AttachedListProps {
  queue: UploadQueue;
  entries: readonly Entry[];
}

/** The pictures that a message will have, each with its progress and its description. */
export const AttachedList = ({ queue, entries }: AttachedListProps) => (
  <ul className={css.attached} aria-label={words.photos(entries.length)}>
    {entries.map((entry, index) => (
      <Attached key={entry.key} queue={queue} entry={entry} place={index + 1} />
    ))}
  </ul>
);

function Attached({ queue, entry, place }: { queue: UploadQueue; entry: Entry; place: number }) {
  const { key, file, state, sent, alt, failure } = entry;
  const problem =
    failure &&
    (failure.violations['pictures'] ?? failure.violations['file'] ?? describeFailure(failure));
  return (
    <li>
      {entry.media && file.size === 0 ? (
        <RoomPicture picture={entry.media} alt="" />
      ) : (
        <Preview file={file} />
      )}
      <div className={css.about}>
        {problem === undefined ? (
          <input
            className={room.field}
            aria-label={media.altOf(place)}
            placeholder={media.alt}
            maxLength={ALT_MAX}
            dir="auto"
            value={alt}
            onChange={({ target }) => queue.describe(key, target.value)}
          />
        ) : (
          <p className={room.problem} role="alert">
            {problem}
          </p>
        )}
        <progress
          hidden={state === 'failed'}
          aria-label={media.progressOf(file.name)}
          value={sent}
        />
      </div>
      {state === 'failed' && failure?.kind !== 'invalid' && (
        <Button size="sm" onClick={() => queue.retry(key)}>
          {words.retry}
        </Button>
      )}
      <IconButton
        icon="x"
        size="sm"
        label={media.remove(place)}
        onClick={() => detach(queue, entry)}
      />
    </li>
  );
}

/** A file before it is sent. Decorative, because it has its description beside it. */
const Preview = ({ file }: { file: File }) => (
  <span className={css.picture}>
    <img ref={useFileAddress(file)} alt="" />
  </span>
);
