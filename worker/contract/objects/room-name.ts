import type { RoomRef } from '../reference.ts';

/** A room by what it belongs to. A pair's lower id comes first. */
export type RoomKey = { kind: 'session'; id: number } | { kind: 'pair'; low: number; high: number };

/** The name of a room's object: `session/7`, `pair/3-9`. @param room as `viewer` knows it */
export const roomName = ({ kind, id }: RoomRef, viewer: number) =>
  kind === 'session' ? `session/${id}` : `pair/${Math.min(id, viewer)}-${Math.max(id, viewer)}`;

/** @throws where an object has another name than `roomName` gives */
export function parseRoomName(name: string | undefined): RoomKey {
  const [, session, low, high] = /^(?:session\/(\d+)|pair\/(\d+)-(\d+))$/.exec(name ?? '') ?? [];
  if (session !== undefined) return { kind: 'session', id: Number(session) };
  if (low === undefined || high === undefined) throw new TypeError(`No room is named ${name}`);
  return { kind: 'pair', low: Number(low), high: Number(high) };
}

/** The room as one of its members knows it. */
export const roomIri = (room: RoomKey, member: number) =>
  room.kind === 'session'
    ? `/api/sessions/${room.id}`
    : `/api/users/${room.low + room.high - member}`;
