// Run only by the bench. Each test leaves its measurements in `meta`.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { expect, it } from 'vitest';

import { findFirefox } from '../../run/other-browsers.ts';
import { openCaller, openTab, press, watchConnections } from '../support/callers.ts';
import { openCrowd } from '../support/crowd.ts';
import { openFirefox } from '../support/firefox.ts';
import { expectVoices } from '../support/flow.ts';
import { pointerOf } from '../support/hands.ts';
import { launchBrowser } from '../support/launch.ts';
import { SPEECH_SECONDS, noisySpeech } from '../support/noisy-speech.ts';
import { url } from '../support/place.ts';
import { accept, addSession, apply, newPlayer, pageOf } from '../support/players.ts';

const WATCHED_MS = 20_000;
/** As many as are heard of a crowd: the host, and who spoke last. */
const HEARD = 6;
const LOOK_EVERY_MS = 20;
const WITHIN_MS = 30_000;
/** Six pages, two browsers and the SFU share the machine. */
const SIX_WITHIN_MS = 120_000;

/** What the page has received so far. */
const receivedBy = (page: Page) =>
  page.evaluate(async () => {
    const made: unknown = Reflect.get(globalThis, 'peerwayConnections');
    const sum = { energy: 0, seconds: 0, bytes: 0, packets: 0, voices: 0 };
    for (const one of Array.isArray(made) ? made : []) {
      if (!(one instanceof RTCPeerConnection)) continue;
      const report = new Map<string, Record<string, unknown>>(await one.getStats());
      for (const entry of report.values()) {
        if (entry['type'] === 'inbound-rtp') {
          sum.energy += Number(entry['totalAudioEnergy'] ?? 0);
          sum.seconds += Number(entry['totalSamplesDuration'] ?? 0);
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

/** A session with as many members, of whom the first is the host. */
async function newRaid(members: number) {
  const host = await newPlayer('Host');
  const { id } = await addSession(host, `Raid of ${members}`, 'public', 5 * 60, members);
  const players = [host];
  while (players.length < members) {
    const player = await newPlayer('Raider');
    await accept(host, await apply(player, id));
    players.push(player);
  }
  return { session: id, players };
}

/** @param before how many are in it */
const joinButton = (before: number) =>
  before === 0 ? 'Join voice' : `Join voice · ${before} in it`;

it.for([10, 40])(
  'figure 34: the last of %i joins a session’s voice',
  { timeout: 400_000 },
  async (members, { task }) => {
    const { session, players } = await newRaid(members);
    const last = players.pop();
    if (!last) throw new Error('nobody');
    const browser = await launchBrowser();
    const crowd = await openCrowd(session);
    try {
      const all = members <= 12;
      for (const [place, player] of players.entries()) {
        await crowd.join(player, all || place < HEARD);
      }
      const voices = all ? members - 1 : HEARD;
      const page = await pageOf(last, { within: browser });
      await page.context().addInitScript(watchConnections);
      await openTab(page, `/session/${session}`);
      const begun = performance.now();
      await press(page, joinButton(members - 1));
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

it.skipIf(!findFirefox())(
  'figure 34: six pages hear each other, one of them in Firefox',
  { timeout: 400_000 },
  async ({ task }) => {
    const { session, players } = await newRaid(6);
    const last = players.pop();
    if (!last) throw new Error('nobody');
    const pages: { page: Parameters<typeof expectVoices>[0][number]['page'] }[] = [];
    for (const player of players) {
      const caller = await openCaller(player, { at: `/session/${session}` });
      await press(caller.page, joinButton(pages.length));
      pages.push(caller);
      await expectVoices(pages, pages.length - 1, SIX_WITHIN_MS);
    }
    const logIn = `localStorage.setItem('jwt_token', '${last.token}');
      localStorage.setItem('refresh_token', '${last.refreshToken}');`;
    const errors: string[] = [];
    const tab = await openFirefox({
      url,
      onError: (text) => errors.push(text),
      before: `(${String(watchConnections)})(); if (location.protocol === 'http:') { ${logIn} }`,
    });
    try {
      await tab.goto(`/session/${session}`);
      await pointerOf(tab).press('button', joinButton(pages.length));
      pages.push({ page: tab });
      await expectVoices(pages, pages.length - 1, SIX_WITHIN_MS);
      expect(errors).toEqual([]);
      Object.assign(task.meta, { measured: { pairsHeard: pages.length * (pages.length - 1) } });
    } finally {
      await tab.close();
    }
  },
);

const SETTLED_MS = 3_000;

/**
 * The power of the voice and of the pauses in what the page receives. The recording is heard from somewhere in the middle,
 * so the voice is where the loudest half is.
 */
async function powersIn(page: Page) {
  const [bins, perSecond] = [20 * SPEECH_SECONDS, 10];
  const powers = Array.from({ length: bins }, () => 0);
  const begun = await receivedBy(page);
  for (let last = begun; last.seconds < begun.seconds + 2 * SPEECH_SECONDS;) {
    await wait(1_000 / perSecond);
    const now = await receivedBy(page);
    const power = (now.energy - last.energy) / (now.seconds - last.seconds);
    powers[Math.floor(now.seconds * perSecond) % bins] = Number.isFinite(power) ? power : 0;
    last = now;
  }
  const mean = (from: number, to: number) => {
    const some = Array.from({ length: to - from }, (_, at) => powers[(from + at) % bins] ?? 0);
    return some.reduce((sum, power) => sum + power, 0) / some.length;
  };
  const half = bins / 2;
  const [start = 0] = powers
    .map((_, at) => at)
    .toSorted((one, other) => mean(other, other + half) - mean(one, one + half));
  const edge = 0.5 * perSecond;
  return {
    voice: mean(start + edge, start + half - edge),
    pause: mean(start + half + edge, start + bins - edge),
  };
}

it.for(['off', 'strong'])(
  'figure 34: a voice at a keyboard, noise suppression %s',
  { timeout: 100_000 },
  async (noise, { task }) => {
    const { session, players } = await newRaid(2);
    const folder = await mkdtemp(path.join(tmpdir(), 'peerway-noise-'));
    const file = path.join(folder, 'speech.wav');
    await writeFile(file, noisySpeech());
    const browser = await launchBrowser({ args: [`--use-file-for-fake-audio-capture=${file}`] });
    try {
      const pages = [];
      for (const player of players) {
        const page = await pageOf(player, { within: browser });
        await page.context().addInitScript(watchConnections);
        await page.context().addInitScript((settings) => {
          if (location.protocol === 'http:')
            localStorage.setItem('peerway-call-settings', settings);
        }, JSON.stringify({ noise }));
        await openTab(page, `/session/${session}`);
        await press(page, joinButton(pages.length));
        pages.push(page);
      }
      const [listener] = pages;
      if (!listener) throw new Error('nobody');
      const poll = { timeout: WITHIN_MS, interval: LOOK_EVERY_MS };
      await expect
        .poll(async () => (await receivedBy(listener)).energy, poll)
        .toBeGreaterThan(0.01);
      await wait(SETTLED_MS);
      const { voice, pause } = await powersIn(listener);
      const measured = { [`voice-${noise}`]: voice, [`pause-${noise}`]: pause };
      Object.assign(task.meta, { measured });
    } finally {
      await browser.close();
      await rm(folder, { recursive: true });
    }
  },
);
