import { measureInWorkerd } from '../presence/measure.ts';
import { startPresenceServers } from '../presence/servers.ts';
import type { Row } from '../row.ts';
import { benchFlood } from './flood.ts';
import { startBeside } from './lines.ts';
import { benchRing } from './ring.ts';

const PEOPLE = 100;

/** Figure 6, for calls: two members who say nothing. */
async function benchIdle(): Promise<Row> {
  const counts = await measureInWorkerd(['calls.measure.ts']);
  const { callMinutes = Number.NaN, callWakes, memberWakes } = counts;
  const values = [callWakes ?? Number.NaN, memberWakes ?? Number.NaN];
  return {
    figure: `6  wake-ups in ${callMinutes} idle minutes of a call: of its object, of both members' in all`,
    measured: values.join(', '),
    goal: `≤ 0, ${2 * callMinutes}`,
    met: values.every((value, index) => value <= ([0, 2 * callMinutes][index] ?? 0)),
    counts: true,
  };
}

/** Figures 6, 11 and 24, for calls. IDLE_MINUTES says for how long a call is watched doing nothing; 10 unless told. */
export async function benchCalls(): Promise<Row[]> {
  const idle = await benchIdle();
  const servers = await startPresenceServers(PEOPLE);
  const peer = await startBeside('socket-io.ts');
  try {
    const origins = { ...servers, socketIo: new URL(`http://127.0.0.1:${peer.line}`) };
    return [...(await benchRing(origins)), ...(await benchFlood(origins)), idle];
  } finally {
    peer.child.kill();
    await servers.close();
  }
}
