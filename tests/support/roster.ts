import type { CallMember, CallRoster } from '../../worker/contract/call.ts';

/** A member of a call, of whom only the microphone is on unless the test says otherwise. */
export const callMember = (
  member: Pick<CallMember, 'peerId' | 'id'> & Partial<CallMember>,
): CallMember => ({
  userSocketId: `socket ${member.peerId}`,
  name: member.peerId,
  firstFile: null,
  way: 'direct',
  fellow: false,
  audio: true,
  video: false,
  screen: false,
  connected: true,
  sends: {},
  hand: false,
  heard: true,
  mutes: 0,
  ...member,
});

/** The roster of an audio call between the browsers themselves, unless the test says otherwise. */
export const callRoster = (
  members: CallMember[],
  changes: Partial<CallRoster> = {},
): CallRoster => ({
  version: 1,
  transport: 'mesh',
  host: null,
  media: 'audio',
  session: null,
  startedAt: new Date(0).toISOString(),
  members,
  rung: [],
  ...changes,
});
