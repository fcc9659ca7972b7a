import { useEffect, useEffectEvent } from 'react';

import type { OwnMedia } from '../../worker/contract/media.ts';
import { useQueue } from '../media/uploads/queue.ts';
import { AttachedList } from './attached-list.tsx';
import { attach, takeAttached } from './attached.ts';
import { attachedName } from './draft.ts';

/** The pictures that the next message will have. */
export interface Attached {
  count: number;
  /** Whether all are uploaded. */
  ready: boolean;
  /** Takes them, to be sent. Undefined if that isn't possible now, and the user is told. */
  take: () => Promise<OwnMedia[] | undefined>;
}

/** What was added already. */
const taken = new WeakSet<Added>();

export interface Added {
  files: readonly File[];
}

interface AttachmentsProps {
  room: string;
  user: number;
  /** Files to add. Each object adds them once. */
  added: readonly Added[];
  onChange: (attached: Attached) => void;
  /** The script couldn't be loaded. */
  onClose: () => void;
}

/** Uploads pictures for a message as soon as they are added, and shows them. Loaded with the first one. */
export default function Attachments({ room, user, added, onChange }: AttachmentsProps) {
  const { queue, entries } = useQueue(attachedName({ user, room }));
  const change = useEffectEvent(onChange);
  useEffect(() => queue.start(`${room}/messages`), [queue, room]);
  useEffect(() => {
    for (const one of added) {
      if (taken.has(one)) continue;
      taken.add(one);
      attach(queue, one.files);
    }
  }, [queue, added]);
  useEffect(() => {
    const ready = entries.every(({ state }) => state === 'done');
    change({ count: entries.length, ready, take: () => takeAttached(queue) });
  }, [queue, entries]);
  return entries.length > 0 && <AttachedList queue={queue} entries={entries} />;
}
