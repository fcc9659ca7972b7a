import { ApiError } from '../base/api.ts';
import { describeFailure } from '../base/describe-failure.ts';
import { createStore } from '../base/store.ts';
import { announce } from '../base/toast-store.ts';
import { errors } from '../words/common.ts';
import { endDraft, returnDraft } from './draft.ts';
import { postMessage } from './messages-api.ts';
import { publishOwn, onRooms } from './rooms.ts';
import { type WaitingMessage, drop, dropSent, keep, readStored } from './stored-messages.ts';

/**
 * Messages on their way out. They are kept until the server has them, also through a reload, and go out in order. A
 * lost answer does no harm: the nonce makes one message of two requests.
 */

const RETRY_MS = 5_000;
/** Longer than a request may take. A tab that its browser has frozen would keep its turn for ever. */
const TAKE_OVER_MS = 45_000;

/** What this tab shows as not sent yet, in the order in which it was written. */
export const unsent = createStore<readonly WaitingMessage[]>([]);
/** Those of them that couldn't be stored. */
let unstored: readonly WaitingMessage[] = [];

let me = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

const isOwn = ({ user }: WaitingMessage) => user === me;
const isReady = ({ problem }: WaitingMessage) => problem === null;

/** What can't be read stays on screen as it was. @returns what is stored */
async function show() {
  const stored = await readStored();
  if (stored) unsent.set([...stored, ...unstored].filter(isOwn));
  return stored;
}

/** Begins to send for a user; 0 stops it. */
export function startSending(user: number) {
  me = user;
  unsent.set([]);
  if (user !== 0) void flush();
}

/**
 * Keeps a message, and sends it as soon as possible. That may be before `startSending`.
 * @param after the room's last number, if it is known
 */
export async function sendLater(user: number, room: string, text: string, after?: number) {
  const nonce = cameBack.get(room + text) ?? crypto.randomUUID();
  cameBack.delete(room + text);
  // Ids grow with time, also between tabs and after a reload.
  const id = Math.max(Date.now(), (unsent.get().at(-1)?.id ?? 0) + 1);
  const waiting: WaitingMessage = { id, user, room, text, nonce, after, problem: null };
  unsent.set([...unsent.get(), waiting]);
  if (!(await keep(waiting))) return sendNow(waiting);
  endDraft(user, room, text);
  return flush();
}

/** The nonces of texts that are back in the field. The server may have them, since an answer can be lost. */
const cameBack = new Map<string, string>();

/** Sends what can't be stored. If that fails, too, the text is back in the field. */
async function sendNow(waiting: WaitingMessage) {
  const { user, room, text, nonce } = waiting;
  unstored = [...unstored, waiting];
  try {
    const message = await inTurn(room, async () => {
      if (await sendStored(room)) return postMessage(room, { text, nonce });
      throw new ApiError('offline', 0, 'Earlier messages are still waiting.');
    });
    endDraft(user, room, text);
    publishOwn(room, message);
  } catch (error) {
    cameBack.set(room + text, nonce);
    returnDraft(user, room, text);
    if (!(error instanceof ApiError)) throw error;
    announce(problemOf(error), 'problem');
  } finally {
    unstored = unstored.filter((one) => one !== waiting);
    unsent.set(unsent.get().filter(({ id }) => id !== waiting.id));
  }
}

export const sendAgain = (waiting: WaitingMessage) => change(keep({ ...waiting, problem: null }));

export const discard = (waiting: WaitingMessage) => change(drop(waiting));

async function change(changed: Promise<boolean>) {
  if (await changed) await flush();
  else announce(errors.broken, 'problem');
}

/**
 * One tab at a time sends to a room. Order doesn't depend on it, since each message is sent until the server has it
 * before the next one is, whoever sends it. So a turn that takes too long can be taken over.
 */
async function inTurn<Result>(room: string, work: () => Promise<Result>): Promise<Result> {
  const turn: { taken?: Promise<Result> } = {};
  const take = () => (turn.taken ??= work());
  // The lock is lost if another tab takes over. The work isn't.
  const request = (options: LockOptions) =>
    navigator.locks.request(`peerway/unsent/${me}${room}`, options, take).catch(() => null);
  await request({ signal: AbortSignal.timeout(TAKE_OVER_MS) });
  if (!turn.taken) await request({ steal: true });
  return take();
}

/** Rooms in which it will soon be this tab's turn. Then all of their messages are sent. */
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

/** Sends what is stored for a room. @returns whether nothing is left */
async function sendStored(room: string): Promise<boolean> {
  for (;;) {
    const stored = await readStored();
    const next = stored?.find((one) => one.room === room && isOwn(one) && isReady(one));
    if (!next) return true;
    if (!(await sendOne(next))) return false;
    await show();
  }
}

/** @returns whether the next one may follow */
async function sendOne(waiting: WaitingMessage): Promise<boolean> {
  const { room, text, nonce } = waiting;
  try {
    const message = await postMessage(room, { text, nonce });
    const dropped = await dropSent(waiting, message.number);
    publishOwn(room, message);
    return dropped;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const refused = ['refused', 'missing', 'invalid'].includes(error.kind);
    return refused && keep({ ...waiting, problem: problemOf(error) });
  }
}

const problemOf = (error: ApiError) => error.violations['text'] ?? describeFailure(error);

addEventListener('online', () => void flush());
onRooms((event) => {
  if (event.event === 'back') void flush();
  // Another tab of this user may have sent what this one shows as waiting.
  else if (event.event === 'message' && unsent.get().length > 0) void show();
});
