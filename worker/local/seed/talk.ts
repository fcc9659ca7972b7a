// What the demo community says in its rooms. Rooms are in objects, so it is sent to the running product.
import { createHash } from 'node:crypto';

import { crowd } from './crowd.ts';
import { relations, sessions, userId } from './demo-community.ts';

interface Said {
  from: string;
  path: string;
  body: { text: string; nonce: string };
}

/** A nonce that depends on the text, so a room takes each message once. */
const nonceOf = (of: string) =>
  createHash('sha256').update(`peerway ${of}`).digest('hex').slice(0, 32);

const said = (from: string, path: string, text: string): Said => {
  if (!crowd.some(({ key }) => key === from))
    throw new Error(`${from} isn’t online, so can’t talk.`);
  return { from, path, body: { text, nonce: nonceOf(`${from} ${path} ${text}`) } };
};

/** All messages, in order. */
export const talk: readonly Said[] = [
  ...sessions.flatMap((session, index) =>
    session.talk.map(({ from, text }) => said(from, `/api/sessions/${index + 1}/messages`, text)),
  ),
  ...relations.talk.map(({ from, to, text }) =>
    said(from, `/api/users/${userId(to)}/messages`, text),
  ),
];
