// Run only by the bench. Each test leaves its measurements in `meta`.
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { expect, it } from 'vitest';

import { openTab, press, watchConnections } from '../support/callers.ts';
import { openCrowd } from '../support/crowd.ts';
import { launchBrowser } from '../support/launch.ts';
import { accept, addSession, apply, newPlayer, pageOf } from '../support/players.ts';

const WATCHED_MS = 20_000;
/** As many as are heard of a crowd: the host, and who spoke last. */
const HEARD = 6;
const LOOK_EVERY_MS = 20;
const WITHIN_MS = 30_000;

/** What the page has received so far. */
const receivedBy = (page: Page) =>
  page.evaluate(async () => {
    const made: unknown = Reflect.get(globalThis, 'peerwayConnections');
    const sum = { energy: 0, bytes: 0, packets: 0, voices: 0 };
    for (const one of Array.isArray(made) ? made : []) {
      if (!(one instanceof RTCPeerConnection)) continue;
      const report = new Map<string, Record<string, unknown>>(await one.getStats());
      for (const entry of report.values()) {
        if (entry['type'] === 'inbound-rtp') {
          sum.energy += Number(entry['totalAudioEnergy'] ?? 0);
          sum.voices += Number(entry['packetsReceived'] ?? 0) > 0 ? 1 : 0;
        }
        if (entry['type'] !== 'transport') continue;
        sum.bytes += Number(entry['bytesReceived'] ?? 0);
        sum.packets += Number(entry['packetsReceived'] ?? 0);
      }
    }
    return sum;
  });

/** The CPU time of all processes of a browser, in seconds. */
async function cpuOf(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

it.for([10, 40])(
  'figure 34: the last of %i joins a session’s voice',
  { timeout: 400_000 },
  async (members, { task }) => {
    const host = await newPlayer('Host');
    const session = await addSession(host, `Raid of ${members}`, 'public', 5 * 60, members);
    const others = [];
    for (let count = 1; count < members; count += 1) {
      const player = await newPlayer('Raider');
      await accept(host, await apply(player, session.id));
      others.push(player);
    }
    const last = others.pop();
    if (!last) throw new Error('nobody');
    const browser = await launchBrowser();
    const crowd = await openCrowd(session.id);
    try {
      const all = members <= 12;
      for (const [place, player] of [host, ...others].entries()) {
        await crowd.join(player, all || place < HEARD);
      }
      const voices = all ? members - 1 : HEARD;
      const page = await pageOf(last, { within: browser });
      await page.context().addInitScript(watchConnections);
      await openTab(page, `/session/${session.id}`);
      const begun = performance.now();
      await press(page, `Join voice · ${members - 1} in it`);
      const poll = { timeout: WITHIN_MS, interval: LOOK_EVERY_MS };
      await expect.poll(async () => (await receivedBy(page)).energy, poll).toBeGreaterThan(0);
      const firstSoundMs = performance.now() - begun;
      await expect.poll(async () => (await receivedBy(page)).voices, poll).toBe(voices);
      const [start, cpu, at] = [await receivedBy(page), await cpuOf(browser), performance.now()];
      await wait(WATCHED_MS);
      const [end, cpuEnd] = [await receivedBy(page), await cpuOf(browser)];
      const seconds = (performance.now() - at) / 1_000;
      const measured = {
        [`firstSoundMs${members}`]: firstSoundMs,
        [`cpu${members}`]: (cpuEnd - cpu) / seconds,
        [`bytes${members}`]: (end.bytes - start.bytes) / seconds,
        [`packets${members}`]: (end.packets - start.packets) / seconds,
      };
      Object.assign(task.meta, { measured });
      expect(end.voices).toBe(voices);
    } finally {
      await crowd.close();
      await browser.close();
    }
  },
);
