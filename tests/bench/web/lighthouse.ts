import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { z } from 'zod';

import { freePort } from '../../browser/support/product.ts';
import { requireChromium } from '../../run/chromium.ts';
import type { Row } from '../row.ts';
import { serveHttp2 } from './http2.ts';

const RUNS = 5;
const PERFORMANCE = 97;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Run {
  scores: number[];
  shift: number;
  /** The times, which depend on the machine. They are only shown. */
  times: string;
  /** Lighthouse's index of the machine. It slows scripts down four times, which fits an index of 1,500 or more. */
  machine: number;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** One Lighthouse run as a phone, in its own browser. */
async function look(url: string, port: number): Promise<Run> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--ignore-certificate-errors',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'silent',
    });
    if (!result) throw new Error('Lighthouse gave no result.');
    const { audits, categories, environment, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(runtimeError.message);
    const shown = (id: string) => audits[id]?.displayValue ?? '?';
    return {
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      times: `FCP ${shown('first-contentful-paint')}, LCP ${shown('largest-contentful-paint')}, blocked ${shown('total-blocking-time')}`,
      machine: Math.round(environment.benchmarkIndex),
    };
  } finally {
    await browser.close();
  }
}

/** Figure 13, as a visitor. Medians, because a busy machine slows single runs down. */
async function benchPage(name: string, url: string, port: number): Promise<Row[]> {
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await look(url, port));
  const scores = CATEGORIES.map((_, index) => median(runs.map((run) => run.scores[index] ?? 0)));
  const [performance = 0, ...others] = scores;
  const shift = Math.max(...runs.map((run) => run.shift));
  const best = runs.toSorted((a, b) => (b.scores[0] ?? 0) - (a.scores[0] ?? 0))[0];
  const machine = median(runs.map((run) => run.machine));
  return [
    {
      figure: `13 Lighthouse mobile, ${name}: performance`,
      measured: `${performance} (best of ${RUNS}: ${best?.scores[0]}, ${best?.times}; machine ${machine})`,
      goal: `≥ ${PERFORMANCE}, machine ≥ 1500`,
      met: performance >= PERFORMANCE,
      counts: false,
    },
    {
      figure: `13 Lighthouse mobile, ${name}: accessibility, best practices, SEO`,
      measured: others.join(', '),
      goal: '100, 100, 100',
      met: others.every((score) => score === 100),
      counts: true,
    },
    {
      figure: `13 cumulative layout shift, ${name}`,
      measured: String(shift),
      goal: '0',
      met: shift === 0,
      counts: true,
    },
  ];
}

const Session = z.object({ member: z.array(z.object({ id: z.number() })) });

/** Figure 13: home, search and a session, over HTTP/2. */
export async function benchLighthouse(site: string): Promise<Row[]> {
  const latest = await fetch(`${site}/api/latest/sessions`);
  const [session] = Session.parse(await latest.json()).member;
  const { url, stop } = await serveHttp2(site, await freePort());
  const port = await freePort();
  try {
    return [
      ...(await benchPage('home', url, port)),
      ...(await benchPage('search', `${url}/sessions/search`, port)),
      ...(await benchPage('a session', `${url}/session/${session?.id}`, port)),
    ];
  } finally {
    stop();
  }
}
