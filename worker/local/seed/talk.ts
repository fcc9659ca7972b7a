// What the demo community says in its rooms. Rooms are in objects, so it is sent to the running product.
import { crowd } from './crowd.ts';
import { relations, sessions, userId } from './demo-community.ts';
import { keyOf } from './series.ts';

interface Said {
  from: string;
  path: string;
  body: { text: string; nonce: string };
}

const said = (from: string, path: string, text: string): Said => {
  if (!crowd.some(({ key }) => key === from))
    throw new Error(`${from} isn’t online, so can’t talk.`);
  // The nonce depends on the text, so a room takes each message once.
  return { from, path, body: { text, nonce: keyOf(`${from} ${path} ${text}`) } };
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
