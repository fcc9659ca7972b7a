import { MESSAGE_PICTURES_MAX } from '../../worker/contract/bounds.ts';
import type { OwnMedia } from '../../worker/contract/media.ts';
import { announceFailure } from '../base/announce-failure.ts';
import { api, byId, load, send } from '../base/api.ts';
import { announce } from '../base/toast-store.ts';
import { judge } from '../media/uploads/check-file.ts';
import type { Entry, UploadQueue } from '../media/uploads/queue.ts';
import { media } from '../words/made/media.ts';
import { messages as words } from '../words/made/messages.ts';

/** The pictures of a message that isn't sent yet. They are uploaded as soon as they are added. */

const isPicture = (file: File) => {
  const { kind, refusal } = judge(file);
  return kind === 'image' && refusal === undefined && file.type !== 'image/svg+xml';
};

/** Adds what may be added, and says if that isn't all. */
export function attach(queue: UploadQueue, files: readonly File[]) {
  const left = MESSAGE_PICTURES_MAX - queue.entries().length;
  const taken = files.filter(isPicture).slice(0, left);
  if (taken.length < files.length) announce(words.photoRule(MESSAGE_PICTURES_MAX), 'problem');
  if (taken.length > 0) queue.add(taken);
}

/** Removes one. If it's uploaded, the server deletes it at once, or after an hour if it can't be reached now. */
export function detach(queue: UploadQueue, { key, media: uploaded }: Entry) {
  queue.cancel(key);
  if (!uploaded) return;
  send(api.media[':id'].$delete(byId(uploaded.id))).catch(() => undefined);
}

const describe = ({ id }: OwnMedia, alt: string) =>
  load(api.media[':id'].$patch({ ...byId(id), json: { alt } }));

/**
 * Takes the uploaded pictures out of the queue, to be sent. Descriptions that were typed after an upload are stored
 * first.
 * @returns undefined if one couldn't be stored. Then nothing is taken, and the user is told
 */
export async function takeAttached(queue: UploadQueue): Promise<OwnMedia[] | undefined> {
  // What is added meanwhile stays for the next message.
  const entries = queue.entries();
  try {
    const taken = await Promise.all(
      entries.map(async ({ media: uploaded, alt: typed }) => {
        const alt = typed.trim();
        return uploaded && uploaded.alt !== alt ? describe(uploaded, alt) : uploaded;
      }),
    );
    for (const { key } of entries) queue.cancel(key);
    return taken.filter((one) => one !== undefined);
  } catch (error) {
    announceFailure(error, () => media.notSaved);
    return undefined;
  }
}
