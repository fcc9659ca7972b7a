import { useEffect, useEffectEvent, useId, useState } from 'react';

import { MEDIA_MAX } from '../../../worker/contract/bounds.ts';
import type { MediaItem } from '../../../worker/contract/media.ts';
import type { MediaOwner } from '../../../worker/contract/reference.ts';
import { useQueue } from '../uploads/queue.ts';
import { media as words } from '../../words/en/media.ts';
import { AddFiles } from './add-files.tsx';
import css from './media-editor.module.css';
import { MediaList } from './media-list.tsx';
import { QueueList } from './queue-list.tsx';
import { useMedia } from './use-media.ts';

interface MediaEditorProps {
  /** Null for a session that is not there yet: its files wait for it (see web/media/uploads/queue.ts). */
  owner: MediaOwner | null;
  media: readonly MediaItem[];
  /** Told of every change, in the order that they are shown in. */
  onChange?: (media: readonly MediaItem[]) => void;
  level?: 2 | 3;
}

/** What files of a session wait under that has no id yet. */
export const NEW_SESSION = 'session:new';

export const ownerPath = ({ kind, id }: MediaOwner) =>
  `/api/${kind === 'user' ? 'users' : 'sessions'}/${id}`;

/** Pictures and videos of a page or a session: added, described, ordered, deleted. Everything is saved at once. */
export function MediaEditor({ owner, media, onChange, level = 2 }: MediaEditorProps) {
  const id = useId();
  const path = owner && ownerPath(owner);
  const { queue, entries } = useQueue(path ?? NEW_SESSION);
  const files = useMedia(media, onChange);
  const [said, setSaid] = useState('');
  const left = MEDIA_MAX - files.items.length - entries.filter(isComing).length;
  const Heading = `h${level}` as const;

  useEffect(() => {
    if (path !== null) queue.start(path);
  }, [queue, path]);

  // What has come is listed with the others from now on.
  const takeIn = useEffectEvent(() => {
    for (const { key, file, state, media: came } of queue.entries()) {
      if (state !== 'done' || !came) continue;
      files.add(came);
      setSaid(words.uploaded(file.name));
      queue.cancel(key);
    }
  });
  useEffect(() => {
    // Some may have come while no screen was there to hear of it.
    queueMicrotask(() => takeIn());
    return queue.subscribe(() => takeIn());
  }, [queue]);

  const take = (chosen: readonly File[]) => {
    queue.add(chosen.slice(0, Math.max(0, left)));
    setSaid(chosen.length > left ? (left > 0 ? words.tooMany(left) : words.full(MEDIA_MAX)) : '');
  };

  return (
    <section className={css['editor']} aria-labelledby={id}>
      <Heading id={id}>{words.title}</Heading>
      <p className={css['hint']}>
        {words.hint(MEDIA_MAX)} {words.place}
      </p>
      <AddFiles full={left <= 0} onFiles={take} />
      <output className={css['said']}>{said}</output>
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
