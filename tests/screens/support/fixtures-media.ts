// Files as their owner sees them, and how they are chosen and sent.
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { queueOf } from '../../../web/media/uploads/queue.ts';
import type { OwnMedia } from '../../../worker/contract/media.ts';
import { type Sent, requests } from './api.ts';

export const ownMedia = (changes: Partial<OwnMedia> = {}): OwnMedia => {
  const id = changes.id ?? 61;
  return {
    '@id': `/api/media/${id}`,
    '@type': 'Media',
    id,
    extension: 'png',
    deleted: false,
    newName: `${id}.png`,
    alt: '',
    position: 0,
    ...changes,
  };
};

const TYPES = { png: 'image/png', webm: 'video/webm', pdf: 'application/pdf' } as const;

/** How a PNG begins. */
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10);

/** A file with this name. Only the server reads more of its content than the beginning. */
export const fileOf = (name: `${string}.${keyof typeof TYPES}`, bytes = 300) => {
  const type = Object.entries(TYPES).find(([extension]) => name.endsWith(extension))?.[1] ?? '';
  const head = type === TYPES.png ? SIGNATURE : new Uint8Array(0);
  return new File([head, new Uint8Array(bytes - head.length)], name, { type });
};

export function fileField() {
  const field = document.querySelector('input[type=file][multiple]');
  if (!field) throw new Error('no field for files');
  return field;
}

/** Chooses files in the field that the button opens. */
export async function choose(...files: File[]) {
  await expect.element(page.getByRole('button', { name: 'Add files' })).toBeVisible();
  await userEvent.upload(fileField(), files);
}

export const rows = page.getByRole('list', { name: 'Your files, in order' }).getByRole('listitem');

/** The fields that were sent with an image. */
async function fieldsOf({ body, headers }: Sent) {
  const answer = new Response(String(body), {
    headers: { 'Content-Type': headers.get('Content-Type') ?? '' },
  });
  const form = await answer.formData();
  return { owner: form.get('owner'), alt: form.get('alt') };
}

/** The fields of all images that were sent. */
export const sentPictures = () => Promise.all(requests('POST /api/media').map(fieldsOf));

/** Cancels all uploads. They would go on in the next test, because they survive a change of screens. */
export function forgetUploads() {
  for (const name of ['session:new:7', '/api/sessions/31', '/api/users/7']) queueOf(name).clear();
}
