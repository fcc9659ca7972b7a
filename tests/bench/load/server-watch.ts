import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Linux counts a process's time in hundredths of a second. */
const TICK_SECONDS = 0.01;
const MEBIBYTE = 2 ** 20;
const KIBIBYTE = 2 ** 10;

export interface Sample {
  /** The time of the sample, in seconds since the watch began. */
  at: number;
  cpuSeconds: number;
  memoryMib: number;
}

/** The fields of /proc/<pid>/stat after the process's name, which is in parentheses. */
function statOf(pid: number) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
  return { name, rest: text.slice(text.lastIndexOf(')') + 2).split(' ') };
}

/** The workerd that this process has started. Needs Linux. */
export function findWorkerd(): number {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  const found = pids.find((pid) => {
    try {
      const { name, rest } = statOf(pid);
      return name === 'workerd' && Number(rest[1]) === process.pid;
    } catch {
      return false; // It has ended meanwhile.
    }
  });
  if (found === undefined) throw new Error('workerd does not run');
  return found;
}

function sample(pid: number) {
  const { rest } = statOf(pid);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kib = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  return {
    cpuSeconds: (Number(rest[11]) + Number(rest[12])) * TICK_SECONDS,
    memoryMib: (kib * KIBIBYTE) / MEBIBYTE,
  };
}

/** Samples a process's memory and processor time until it is stopped. */
export function watchServer(pid: number, everyMs: number) {
  const begun = performance.now();
  const samples: Sample[] = [];
  const stopped = new AbortController();
  const take = () => samples.push({ at: (performance.now() - begun) / 1_000, ...sample(pid) });
  const watching = (async () => {
    for (;;) {
      take();
      await wait(everyMs, undefined, { signal: stopped.signal });
    }
  })().catch((error: unknown) => {
    if (!stopped.signal.aborted) throw error;
  });
  return {
    stop: async () => {
      stopped.abort();
      await watching;
      take();
      return samples;
    },
  };
}
