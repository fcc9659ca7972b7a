import { useEffect, useEffectEvent, useId, useState } from 'react';

import { MEDIA_MAX } from '../../../worker/contract/bounds.ts';
import type { MediaItem } from '../../../worker/contract/media.ts';
import type { MediaOwner } from '../../../worker/contract/reference.ts';
import { accountState } from '../../base/account.ts';
import { mediaKind } from '../../base/media.ts';
import { media as words } from '../../words/made/media.ts';
import { gap } from '../../words/punctuation.ts';
import { useQueue } from '../uploads/queue.ts';
import { AddFiles } from './add-files.tsx';
import css from './media-editor.module.css';
import { MediaList } from './media-list.tsx';
import { QueueList } from './queue-list.tsx';
import { useMedia } from './use-media.ts';

interface MediaEditorProps {
  /** Null for a session that is not saved yet. Its files wait for it (see web/media/uploads/queue.ts). */
  owner: MediaOwner | null;
  media: readonly MediaItem[];
  /** Called after every change, with the files in the shown order. */
  onChange: (media: readonly MediaItem[]) => void;
}

/** The queue's name for files of the user's session that has no id yet. */
export const newSession = () => `session:new:${accountState().user}`;

export const ownerPath = ({ kind, id }: MediaOwner) =>
  `/api/${kind === 'user' ? 'users' : 'sessions'}/${id}`;

/** Whether this browser could draw no still of a video. */
const isUnplayable = ({ extension, copies = [] }: MediaItem) =>
  mediaKind(extension) === 'video' && copies.length === 0;

/** The images and videos of a profile or a session: add, describe, reorder, delete. Every change is saved at once. */
export function MediaEditor({ owner, media, onChange }: MediaEditorProps) {
  const id = useId();
  const path = owner && ownerPath(owner);
  const { queue, entries } = useQueue(path ?? newSession());
  const files = useMedia(media, onChange);
  const [said, setSaid] = useState('');
  const left = MEDIA_MAX - files.items.length - entries.filter(isComing).length;

  useEffect(() => {
    if (path !== null) queue.start(path);
  }, [queue, path]);

  // Moves uploaded files from the queue to the list.
  const takeIn = useEffectEvent(() => {
    for (const { key, file, state, media: came, fitting } of queue.entries()) {
      if (state !== 'done' || !came) continue;
      files.add(came);
      const sentence = isUnplayable(came) ? words.uploadedUnplayable : words.uploaded;
      const type = came.extension.toUpperCase();
      setSaid(fitting ? words.fitted[fitting]({ name: file.name, type }) : sentence(file.name));
      queue.cancel(key);
    }
  });
  useEffect(() => {
    // Some may have been uploaded while this screen was not shown.
    queueMicrotask(() => takeIn());
    return queue.subscribe(() => takeIn());
  }, [queue]);

  const take = (chosen: readonly File[]) => {
    queue.add(chosen.slice(0, Math.max(0, left)));
    setSaid(chosen.length > left ? (left > 0 ? words.tooMany(left) : words.full(MEDIA_MAX)) : '');
  };

  return (
    <section className={css.editor} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <p className={css.hint}>
        {words.hint(MEDIA_MAX)}
        {gap}
        {words.place}
      </p>
      <AddFiles full={left <= 0} onFiles={take} />
      <output className={css.said}>{said}</output>
      <QueueList entries={entries} queue={queue} waits={owner === null} />
      <MediaList
        files={files}
        empty={entries.length > 0 ? '' : owner?.kind === 'user' ? words.empty : words.emptySession}
        tell={setSaid}
      />
    </section>
  );
}

const isComing = ({ state }: { state: string }) => state !== 'refused' && state !== 'done';
