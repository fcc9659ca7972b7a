// People who call each other, each in a browser context of their own, and what is measured between them.
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';

import type { PageOptions } from './look.ts';
import { type Player, call, newPlayer, pageOf } from './players.ts';

export interface Caller extends Player {
  page: Page;
}

/** Keeps the page's own connections in sight; nothing about them is changed, but that they may be made to relay. */
function watchConnections(relayOnly: boolean) {
  const made: RTCPeerConnection[] = [];
  const Real = RTCPeerConnection;
  Object.assign(globalThis, {
    peerwayConnections: made,
    RTCPeerConnection: class extends Real {
      constructor(settings?: RTCConfiguration) {
        super(relayOnly ? { ...settings, iceTransportPolicy: 'relay' } : settings);
        made.push(this);
      }
    },
  });
}

interface CallerOptions extends PageOptions {
  at?: string;
  relayOnly?: boolean;
}

/** Opens somebody's page, and waits until they can be rung there. */
export async function openCaller(
  player: Player,
  { at = '/friends?tab=all', relayOnly = false, ...options }: CallerOptions = {},
): Promise<Caller> {
  const page = await pageOf(player, options);
  await page.context().addInitScript(watchConnections, relayOnly);
  await openTab(page, at);
  return { ...player, page };
}

/** The same, with a socket that can be cut off, and a network that lets no other one through until it is mended. */
export async function openCuttable(player: Player) {
  const page = await pageOf(player);
  await page.context().addInitScript(watchConnections, false);
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (isCut) void socket.close();
    else {
      socket.connectToServer();
      open.add(socket);
    }
  });
  await openTab(page, '/friends?tab=all');
  return {
    ...player,
    page,
    cut: async () => {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
      await page.getByText(CUT_OFF).waitFor();
    },
    mend: async () => {
      isCut = false;
      await page.getByText(CUT_OFF).waitFor({ state: 'detached' });
    },
  };
}

const CUT_OFF = 'Your connection to Peerway is lost';

/** Goes somewhere, and waits until the tab's socket has been welcomed. */
export async function openTab(page: Page, at: string) {
  const welcomed = page.waitForEvent('websocket').then((socket) =>
    socket.waitForEvent('framereceived', {
      predicate: ({ payload }) => String(payload).includes('"welcome"'),
    }),
  );
  await page.goto(at);
  await welcomed;
}

async function befriend(one: Player, other: Player) {
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

/** New people, all of them friends. Registrations are limited: a file makes a few, and uses them in all its tests. */
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

export const ring = (
  { page }: Caller,
  { name }: Player,
  kind: 'Call' | 'Video call with' = 'Call',
) => page.getByRole('button', { name: `${kind} ${name}`, exact: true }).click();

export const prompt = (page: Page) => page.getByRole('alertdialog');
export const stage = (page: Page) => page.getByRole('region', { name: 'Call', exact: true });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Ends a call of two, so that nobody is waited for in it when the next one is made. */
export async function hangUp(one: Caller, other: Caller) {
  await press(one.page, 'Hang up');
  await other.page.getByText('The call is over').first().waitFor();
}

const Flows = z.array(
  z.object({
    frames: z.number(),
    /** Of the sound that was decoded: rises with every sample that isn't silent. */
    energy: z.number(),
    /** What kind of way was found, at this end. */
    way: z.string(),
  }),
);
type Flow = z.infer<typeof Flows>[number];

/** What each connected connection of a page has received until now: counted by the browser, not by the page. */
export async function flowsOf(page: Page): Promise<Flow[]> {
  const flows: unknown = await page.evaluate(async () => {
    const made: unknown = Reflect.get(globalThis, 'peerwayConnections');
    const connections = Array.isArray(made) ? made : [];
    const open = connections.filter(
      (one): one is RTCPeerConnection =>
        one instanceof RTCPeerConnection && one.connectionState === 'connected',
    );
    return Promise.all(
      open.map(async (connection) => {
        const flow = { frames: 0, energy: 0, way: '' };
        const report = new Map<string, Record<string, unknown>>(await connection.getStats());
        for (const entry of report.values()) {
          if (entry['type'] === 'inbound-rtp') {
            flow.frames += Number(entry['framesDecoded'] ?? 0);
            flow.energy += Number(entry['totalAudioEnergy'] ?? 0);
          }
          if (entry['type'] === 'candidate-pair' && entry['nominated'] === true) {
            flow.way = String(report.get(String(entry['localCandidateId']))?.['candidateType']);
          }
        }
        return flow;
      }),
    );
  });
  return Flows.parse(flows);
}

/** How many connections a page has made since it was loaded, gone ones among them. */
export const connectionsMadeBy = (page: Page) =>
  page.evaluate(() => {
    const made: unknown = Reflect.get(globalThis, 'peerwayConnections');
    return Array.isArray(made) ? made.length : 0;
  });

interface Expected {
  /** How many others there are. */
  others: number;
  picture?: boolean;
  sound?: boolean;
  within?: number;
}

const FRAMES_MORE = 5;
const ENERGY_MORE = 0.01;

/** Waits until sound (and picture) of so many others have come in since now. */
export async function expectFlow(
  page: Page,
  { others, picture = true, sound = true, within = 15_000 }: Expected,
) {
  let start: Flow[] | undefined;
  const more = async () => {
    const now = await flowsOf(page);
    if (now.length !== others) return `${now.length} connections`;
    // A connection that was made meanwhile counts from its own beginning.
    const anew = now.some(({ energy }, place) => energy < (start?.[place]?.energy ?? 0));
    if (start?.length !== others || anew) start = now;
    const still = now.filter(
      ({ frames, energy }, place) =>
        (picture && frames < (start?.[place]?.frames ?? 0) + FRAMES_MORE) ||
        (sound && energy < (start?.[place]?.energy ?? 0) + ENERGY_MORE),
    );
    return still.length === 0 ? 'all flow' : `${still.length} stand still`;
  };
  await expect.poll(more, { timeout: within, interval: 100 }).toBe('all flow');
}

/** The device made up by the browser beeps once a second or so; this is more than two beeps. */
const SEVERAL_BEEPS = 0.3;
const SILENCE_MAX = 0.001;

const energyAt = async (page: Page) => (await flowsOf(page))[0]?.energy ?? 0;

/** Waits until nothing is heard of the other for as long as the other hears several beeps. */
export async function expectSilence(page: Page, other: Page) {
  const heardMeanwhile = async () => {
    const [own, others] = await Promise.all([energyAt(page), energyAt(other)]);
    await expect
      .poll(() => energyAt(other), { timeout: 15_000 })
      .toBeGreaterThan(others + SEVERAL_BEEPS);
    return (await energyAt(page)) - own;
  };
  await expect.poll(heardMeanwhile, { timeout: 30_000 }).toBeLessThan(SILENCE_MAX);
}
