import { env } from 'cloudflare:test';

import { PART_BYTES } from '../../../worker/contract/bounds.ts';
import { OwnMedia, Upload } from '../../../worker/contract/media.ts';
import { expectDone, expectAnswer, post, send } from '../support/client.ts';

export interface Somebody {
  id: number;
  token: string;
}

export interface Fields {
  owner?: string;
  alt?: string;
  key?: string;
  still?: Uint8Array;
  name?: string;
}

export const pageOf = ({ id }: Somebody) => `/api/users/${id}`;

export function formOf(owner: string, bytes: Uint8Array, { name = 'a', still, ...rest }: Fields) {
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(bytes)], name));
  form.set('owner', owner);
  if (still) form.set('still', new File([Uint8Array.from(still)], 'still.jpg'));
  for (const [field, value] of Object.entries(rest)) form.set(field, value);
  return form;
}

/** Sends a raw body. */
export const sendRaw = (
  method: string,
  path: string,
  token: string | undefined,
  body: BodyInit,
  headers: Record<string, string> = {},
) => send(method, path, { token, raw: body, headers });

/** Adds a file with a form. */
export const add = (who: Somebody, bytes: Uint8Array, fields: Fields = {}) =>
  sendRaw('POST', '/api/media', who.token, formOf(fields.owner ?? pageOf(who), bytes, fields));

export const added = (who: Somebody, bytes: Uint8Array, fields: Fields = {}) =>
  expectAnswer(add(who, bytes, fields), 201, OwnMedia);

export const announce = (who: Somebody, bytes: number, fields: Fields = {}) =>
  post('/api/media/uploads', { owner: pageOf(who), bytes, ...fields }, who.token);

export const announced = (who: Somebody, bytes: number, fields: Fields = {}) =>
  expectAnswer(announce(who, bytes, fields), 201, Upload);

export const sendPart = (who: Somebody, id: number, number: number, bytes: Uint8Array) =>
  sendRaw('PUT', `/api/media/uploads/${id}/parts/${number}`, who.token, bytes);

export const complete = (who: Somebody, id: number) =>
  send('POST', `/api/media/uploads/${id}/complete`, { token: who.token });

/** Sends a whole video in parts. */
export async function addInParts(who: Somebody, bytes: Uint8Array, fields: Fields = {}) {
  const { id, parts } = await announced(who, bytes.length, fields);
  for (let number = 1; number <= parts; number += 1) {
    const part = bytes.subarray((number - 1) * PART_BYTES, number * PART_BYTES);
    await expectDone(sendPart(who, id, number, part));
  }
  return expectAnswer(complete(who, id), 201, OwnMedia);
}

/** The names under which an image is stored until somebody asks for a card's copy. */
export const storedAs = ({ newName, copies = [] }: Pick<OwnMedia, 'newName' | 'copies'>) => [
  newName,
  ...copies.slice(-1),
];

/** The names of all stored files, sorted. */
export async function stored() {
  const { objects } = await env.FILES.list();
  return objects.map(({ key }) => key).toSorted();
}

export async function bytesOf(name: string) {
  const object = await env.FILES.get(name);
  return object ? new Uint8Array(await object.arrayBuffer()) : undefined;
}
