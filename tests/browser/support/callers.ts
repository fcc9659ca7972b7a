// Users who call each other, each in their own browser context.
import type { Page, WebSocketRoute } from 'playwright';
import { z } from 'zod';

import { FriendList } from '../../../worker/contract/friend.ts';
import { expectFlows } from './flow.ts';
import { type NewPageOptions, newPage } from './harness.ts';
import { type Player, call, newPlayer, pageOf } from './players.ts';

export interface Caller extends Player {
  page: Page;
}

/** Collects the page's peer connections, unchanged. */
export function watchConnections() {
  const made: RTCPeerConnection[] = [];
  const Real = RTCPeerConnection;
  Object.assign(globalThis, {
    peerwayConnections: made,
    RTCPeerConnection: class extends Real {
      constructor(settings?: RTCConfiguration) {
        super(settings);
        made.push(this);
      }
    },
  });
}

/**
 * Makes the pictures of the fake camera and the screen small and few, and doesn't look for echo and noise in the fake
 * microphone's sound. The cores of a machine without a GPU encode pictures, and echo cancellation costs as much.
 */
export function simplifyDevices() {
  // A blank page has none.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined) return;
  const [open, share] = [devices.getUserMedia.bind(devices), devices.getDisplayMedia.bind(devices)];
  const plain = { echoCancellation: false, noiseSuppression: false, autoGainControl: true };
  devices.getUserMedia = (constraints) =>
    open({
      ...constraints,
      ...(constraints?.audio ? { audio: plain } : {}),
      ...(constraints?.video ? { video: { width: 160, height: 120, frameRate: 8 } } : {}),
    });
  devices.getDisplayMedia = (constraints) =>
    share({ ...constraints, video: { width: { max: 360 }, frameRate: 8 } });
}

/** Prepares a page's calls, before its first load. */
export async function prepareCalls(page: Page) {
  await page.context().addInitScript(watchConnections);
  await page.context().addInitScript(simplifyDevices);
}

interface CallerOptions extends NewPageOptions {
  at?: string;
}

/** Opens a user's page and waits until they can be rung there. */
export async function openCaller(
  player: Player,
  { at = '/friends?tab=all', ...options }: CallerOptions = {},
): Promise<Caller> {
  const page = await pageOf(player, options);
  await prepareCalls(page);
  await openTab(page, at);
  return { ...player, page };
}

/** Opens a page for a visitor, whose calls are watched after a log-in. */
export async function openVisitor(at: string): Promise<Page> {
  const page = await newPage({ size: 'phone' });
  await prepareCalls(page);
  await page.goto(at);
  return page;
}

/** Opens a user's page whose socket can be cut off. Until it is mended, new sockets hang, as without a network. */
export async function openCuttable(player: Player) {
  const page = await pageOf(player);
  await prepareCalls(page);
  const open = new Set<WebSocketRoute>();
  let mended: PromiseWithResolvers<void> | undefined;
  let asked = Promise.withResolvers<void>();
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    if (mended) asked.resolve();
    await mended?.promise;
    socket.connectToServer();
    open.add(socket);
  });
  await openTab(page, '/friends?tab=all');
  return {
    ...player,
    page,
    cut: async () => {
      asked = Promise.withResolvers();
      mended = Promise.withResolvers();
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
      await page.getByText(CUT_OFF).waitFor();
    },
    /** Resolves once the page has what it needs for a new socket, which then waits for the mend. */
    retried: () => asked.promise,
    mend: async () => {
      mended?.resolve();
      mended = undefined;
      await page.getByText(CUT_OFF).waitFor({ state: 'detached' });
    },
  };
}

const CUT_OFF = 'You lost the connection to Peerway';

/** Opens a page and waits for the socket's welcome frame. */
export async function openTab(page: Page, at: string) {
  const welcomed = page.waitForEvent('websocket').then((socket) =>
    socket.waitForEvent('framereceived', {
      predicate: ({ payload }) => String(payload).includes('"welcome"'),
    }),
  );
  await page.goto(at);
  await welcomed;
}

type Account = Pick<Player, 'id' | 'token'>;

export async function befriend(one: Account, other: Account) {
  const friendship = z.object({ id: z.int() });
  const { id } = await call(friendship, 'POST', '/api/friends', {
    token: one.token,
    body: { user1: `/api/users/${one.id}`, user2: `/api/users/${other.id}`, active: false },
  });
  await call(friendship, 'PATCH', `/api/friends/${id}`, {
    token: other.token,
    body: { active: true },
  });
}

export async function unfriend(one: Player, other: Player) {
  const { token } = one;
  const { member } = await call(FriendList, 'GET', '/api/friends', { token });
  const friend = member.find(({ user }) => user.id === other.id);
  await call(z.null(), 'DELETE', friend?.['@id'] ?? '', { token });
}

/** New users, all friends. Registrations are limited, so a file creates a few for all its tests. */
export async function newFriends<Names extends readonly string[]>(
  ...names: Names
): Promise<{ [Place in keyof Names]: Player }>;
export async function newFriends(...names: string[]): Promise<Player[]> {
  const players = await Promise.all(names.map((name) => newPlayer(name)));
  const pairs = players.flatMap((one, place) =>
    players.slice(place + 1).map((other) => [one, other] as const),
  );
  await Promise.all(pairs.map(([one, other]) => befriend(one, other)));
  return players;
}

type CallKind = 'Call' | 'Video call with';
type Named = Pick<Player, 'name'>;

const callButton = ({ page }: Caller, { name }: Named, kind: CallKind = 'Call') =>
  page.getByRole('button', { name: `${kind} ${name}`, exact: true });

export const ring = (caller: Caller, callee: Named, kind?: CallKind) =>
  callButton(caller, callee, kind).click();

/**
 * Both press their call buttons at the same time. A real click would be late, because the other's ring covers the
 * button.
 */
export async function ringEachOther(one: Caller, other: Caller) {
  const buttons = [callButton(one, other), callButton(other, one)];
  await Promise.all(buttons.map((button) => button.waitFor()));
  await Promise.all(buttons.map((button) => button.dispatchEvent('click')));
}

export const prompt = (page: Page) => page.getByRole('alertdialog');
export const stage = (page: Page) => page.getByRole('region', { name: 'Call', exact: true });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** One user rings, the other joins, and both receive sound and video. */
export async function talk(one: Caller, other: Caller) {
  await ring(one, other, 'Video call with');
  await press(other.page, 'Join with camera');
  await expectFlows([one, other], { others: 1 });
}

/** Ends a call of two, so that the next call doesn't wait for anyone in it. */
export async function hangUp(one: Caller, other: Caller) {
  await press(one.page, 'Hang up');
  await other.page.getByText('The call is over').first().waitFor();
}
