// What is received in a call, as counted by the browser and not by the page.
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { z } from 'zod';

const Flows = z.array(
  z.object({
    frames: z.number(),
    /** The energy of the received sound. It rises with every sample that isn't silent. */
    energy: z.number(),
    /** The type of the selected local ICE candidate, for example `relay`. */
    way: z.string(),
  }),
);

/** A page of any browser. */
interface Scripted {
  evaluate(script: () => unknown): Promise<unknown>;
}

type Flow = z.infer<typeof Flows>[number];

/** What each connected peer connection of a page has received so far. */
export async function flowsOf(page: Scripted): Promise<Flow[]> {
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

/** How many connections a page has created since it was loaded, including closed ones. */
export const connectionsMadeBy = (page: Page) =>
  page.evaluate(() => {
    const made: unknown = Reflect.get(globalThis, 'peerwayConnections');
    return Array.isArray(made) ? made.length : 0;
  });

interface Expected {
  /** The number of other members. */
  others: number;
  picture?: boolean;
  sound?: boolean;
}

/** Waits until each of these pages receives sound (and video) from this many others. */
export const expectFlows = (callers: readonly { page: Scripted }[], expected: Expected) =>
  Promise.all(callers.map(({ page }) => expectFlow(page, expected)));

/** High, because the machine may be busy. A test of speed has its own limit. */
const FLOWS_WITHIN_MS = 60_000;
const FRAMES_MORE = 5;
const ENERGY_MORE = 0.01;

/** Waits until new sound (and video) from this many others has arrived. */
export async function expectFlow(
  page: Scripted,
  { others, picture = true, sound = true }: Expected,
) {
  let start: Flow[] | undefined;
  const more = async () => {
    const now = await flowsOf(page);
    if (now.length !== others) return `${now.length} connections`;
    // A connection that was replaced meanwhile counts from its own start.
    const restarted = now.some(({ energy }, place) => energy < (start?.[place]?.energy ?? 0));
    if (start?.length !== others || restarted) start = now;
    const still = now.filter(
      ({ frames, energy }, place) =>
        (picture && frames < (start?.[place]?.frames ?? 0) + FRAMES_MORE) ||
        (sound && energy < (start?.[place]?.energy ?? 0) + ENERGY_MORE),
    );
    return still.length === 0 ? 'all flow' : `stand still: ${JSON.stringify({ still, start })}`;
  };
  await expect.poll(more, { timeout: FLOWS_WITHIN_MS, interval: 250 }).toBe('all flow');
}

/** How many voices arrive in a page, whether on one connection or on several. */
const Voices = z.record(z.string(), z.number());

/** The energy of each incoming sound of the open connections, by its name. */
async function voicesIn(page: Scripted) {
  const voices: unknown = await page.evaluate(async () => {
    const made: unknown = Reflect.get(globalThis, 'peerwayConnections');
    const connections = Array.isArray(made) ? made : [];
    const energies: Record<string, number> = {};
    for (const [place, one] of connections.entries()) {
      if (!(one instanceof RTCPeerConnection) || one.connectionState !== 'connected') continue;
      const report = new Map<string, Record<string, unknown>>(await one.getStats());
      for (const entry of report.values()) {
        if (entry['type'] !== 'inbound-rtp' || entry['kind'] !== 'audio') continue;
        energies[`${place} ${String(entry['mid'])}`] = Number(entry['totalAudioEnergy'] ?? 0);
      }
    }
    return energies;
  });
  return Voices.parse(voices);
}

/** Waits until each of these pages hears this many others, through a mesh or through the SFU. */
export async function expectVoices(
  callers: readonly { page: Scripted }[],
  others: number,
  timeout = FLOWS_WITHIN_MS,
) {
  await Promise.all(
    callers.map(async ({ page }) => {
      let start = await voicesIn(page);
      const heard = async () => {
        const now = await voicesIn(page);
        const louder = Object.entries(now).filter(
          ([name, energy]) => energy > (start[name] ?? 0) + ENERGY_MORE,
        );
        // The last sound of somebody who has just left doesn't count.
        if (louder.length > others) start = now;
        return louder.length;
      };
      await expect.poll(heard, { timeout, interval: 250 }).toBe(others);
    }),
  );
}

/** More than two beeps. The browser's fake microphone beeps about once a second. */
const SEVERAL_BEEPS = 0.3;
const SILENCE_MAX = 0.001;

const energyAt = async (page: Scripted) => (await flowsOf(page))[0]?.energy ?? 0;

/** Waits until this page hears nothing while the other one hears several beeps. */
export async function expectSilence(page: Scripted, other: Scripted) {
  const heardMeanwhile = async () => {
    const [own, others] = await Promise.all([energyAt(page), energyAt(other)]);
    await expect
      .poll(() => energyAt(other), { timeout: FLOWS_WITHIN_MS })
      .toBeGreaterThan(others + SEVERAL_BEEPS);
    return (await energyAt(page)) - own;
  };
  await expect.poll(heardMeanwhile, { timeout: 2 * FLOWS_WITHIN_MS }).toBeLessThan(SILENCE_MAX);
}
