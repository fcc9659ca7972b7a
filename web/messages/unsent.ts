import { announceFailure } from '../base/announce-failure.ts';
import { ApiError } from '../base/api.ts';
import { assertStill } from '../base/assert-still.ts';
import { describeFailure } from '../base/describe-failure.ts';
import { createStore } from '../base/store.ts';
import { announce } from '../base/toast-store.ts';
import { errors } from '../words/made/common.ts';
import { endDraft, returnDraft } from './draft.ts';
import { postMessage } from './messages-api.ts';
import { publishOwn, onRooms } from './rooms.ts';
import { type WaitingMessage, drop, dropSent, keep, readStored } from './stored-messages.ts';

/**
 * Messages that aren't sent yet. They are kept until the server has them, even through a reload, and are sent in order.
 * A lost answer does no harm, because the server takes two requests with the same nonce as one message.
 */

const RETRY_MS = 5_000;
/** Longer than a request may take. A tab that the browser has frozen would keep its lock for ever. */
const TAKE_OVER_MS = 45_000;

/** The unsent messages that this tab shows, in the order in which they were written. */
export const unsent = createStore<readonly WaitingMessage[]>([]);
/** Those of the unsent messages that couldn't be stored. */
let unstored: readonly WaitingMessage[] = [];

let me = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

const isOwn = ({ user }: WaitingMessage) => user === me;
const isReady = ({ problem }: WaitingMessage) => problem === null;

/** Shows the stored messages. If they can't be read, the screen stays as it was. @returns the stored messages */
async function show() {
  const stored = await readStored();
  if (stored) unsent.set([...stored, ...unstored].filter(isOwn));
  return stored;
}

/** Starts sending for a user. 0 stops it. */
export function startSending(user: number) {
  me = user;
  unsent.set([]);
  if (user !== 0) void flush();
}

type NewMessage = Pick<WaitingMessage, 'user' | 'room' | 'text' | 'after' | 'replyTo' | 'pictures'>;

/** The room, the text and the pictures of a message, as one key. */
const contentOf = ({
  room,
  text,
  pictures = [],
}: Pick<WaitingMessage, 'room' | 'text' | 'pictures'>) =>
  [room, text, ...pictures.map(({ id }) => id)].join(' ');

/** Stores a message and sends it as soon as possible. The user may write before `startSending` was called. */
export async function sendLater(message: NewMessage) {
  const { user, room, text } = message;
  const content = contentOf(message);
  const nonce = cameBack.get(content) ?? crypto.randomUUID();
  cameBack.delete(content);
  // Ids grow with time, also between tabs and after a reload.
  const id = Math.max(Date.now(), (unsent.get().at(-1)?.id ?? 0) + 1);
  const waiting: WaitingMessage = { ...message, id, nonce, problem: null };
  unsent.set([...unsent.get(), waiting]);
  if (!(await keep(waiting))) return sendNow(waiting);
  endDraft(user, room, text);
  return flush();
}

/**
 * The nonces of messages that are back in the field, by their content. The server may have such a message, because its
 * answer may have been lost.
 */
const cameBack = new Map<string, string>();

/** Sends a message that can't be stored. If that fails, its text goes back to the field. */
async function sendNow(waiting: WaitingMessage) {
  const { user, room, text, nonce } = waiting;
  unstored = [...unstored, waiting];
  try {
    const message = await inTurn(room, async () => {
      if (await sendStored(room)) return post(waiting);
      throw new ApiError('offline', 0, 'Earlier messages are still waiting.');
    });
    endDraft(user, room, text);
    publishOwn(room, message);
  } catch (error) {
    cameBack.set(contentOf(waiting), nonce);
    returnDraft(waiting);
    announceFailure(error, problemOf);
  } finally {
    unstored = unstored.filter((one) => one !== waiting);
    unsent.set(unsent.get().filter(({ id }) => id !== waiting.id));
  }
}

export const sendAgain = (waiting: WaitingMessage) => change(keep({ ...waiting, problem: null }));

/** Puts a refused message back into the field, to be written in another way. */
export async function editAgain(waiting: WaitingMessage) {
  returnDraft(waiting);
  await discard(waiting);
}

export const discard = (waiting: WaitingMessage) => change(drop(waiting));

async function change(changed: Promise<boolean>) {
  if (await changed) await flush();
  else announce(errors.broken, 'problem');
}

/**
 * Lets one tab at a time send to a room. If a turn takes too long, another tab takes over. That keeps the order,
 * because no tab sends a message before the server has the one before.
 */
async function inTurn<Result>(room: string, work: () => Promise<Result>): Promise<Result> {
  const turn: { taken?: Promise<Result> } = {};
  const take = () => (turn.taken ??= work());
  // Another tab may steal the lock. The work goes on without it.
  const request = (options: LockOptions) =>
    navigator.locks.request(`peerway/unsent/${me}${room}`, options, take).catch(() => null);
  await request({ signal: AbortSignal.timeout(TAKE_OVER_MS) });
  if (!turn.taken) await request({ steal: true });
  return take();
}

/** Rooms for which this tab waits for its turn. In its turn it sends all of their messages. */
const queued = new Set<string>();

async function sendRoom(room: string) {
  if (queued.has(room)) return;
  queued.add(room);
  const sent = await inTurn(room, () => {
    queued.delete(room);
    return sendStored(room);
  });
  if (!sent) sendSoon();
}

async function flush() {
  const stored = await show();
  if (!stored && unsent.get().length > 0) sendSoon();
  const rooms = new Set(
    stored?.filter((one) => isOwn(one) && isReady(one)).map(({ room }) => room),
  );
  await Promise.all([...rooms].map(sendRoom));
}

function sendSoon() {
  clearTimeout(retry);
  retry = setTimeout(() => void flush(), RETRY_MS);
}

/** Sends the stored messages of a room. @returns whether all are sent */
async function sendStored(room: string): Promise<boolean> {
  for (;;) {
    const stored = await readStored();
    const next = stored?.find((one) => one.room === room && isOwn(one) && isReady(one));
    if (!next) return true;
    if (!(await sendOne(next))) return false;
    await show();
  }
}

/** Sends a message, but only as the user who wrote it. */
async function post(waiting: WaitingMessage) {
  assertStill(waiting.user);
  return postMessage(waiting);
}

/** @returns whether the next one may follow */
async function sendOne(waiting: WaitingMessage): Promise<boolean> {
  const { room } = waiting;
  try {
    const message = await post(waiting);
    const dropped = await dropSent(waiting, message.number);
    publishOwn(room, message);
    return dropped;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const refused = ['refused', 'missing', 'invalid'].includes(error.kind);
    return refused && keep({ ...waiting, problem: problemOf(error) });
  }
}

const problemOf = (error: ApiError) =>
  error.violations['text'] ??
  error.violations['replyTo'] ??
  error.violations['pictures'] ??
  describeFailure(error);

addEventListener('online', () => void flush());
onRooms((event) => {
  if (event.event === 'back') void flush();
  // Another tab of this user may have sent a message that this tab still shows as waiting.
  else if (event.event === 'message' && unsent.get().length > 0) void show();
});
