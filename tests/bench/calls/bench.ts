import { measureInWorkerd } from '../presence/measure.ts';
import { startPresenceServers } from '../presence/servers.ts';
import type { Row } from '../row.ts';
import { isShort } from '../size.ts';
import { benchFlood } from './flood.ts';
import { startBeside } from './lines.ts';
import { benchRing } from './ring.ts';

const PEOPLE = 100;

/** Figure 6, for calls: two silent members, for IDLE_MINUTES, 10 by default. */
export async function benchIdleCalls(): Promise<Row[]> {
  const counts = await measureInWorkerd(
    ['calls.measure.ts'],
    isShort ? { IDLE_MINUTES: '0.02' } : {},
  );
  const { callMinutes = Number.NaN, callWakes, memberWakes } = counts;
  const goals = [0, Math.ceil(2 * callMinutes)];
  const values = [callWakes ?? Number.NaN, memberWakes ?? Number.NaN];
  return [
    {
      figure: `6  wake-ups in ${callMinutes} idle minutes of a call: of its object, of both members' in all`,
      measured: values.join(', '),
      goal: `≤ ${goals.join(', ')}`,
      met: values.every((value, index) => value <= (goals[index] ?? 0)),
      counts: true,
    },
  ];
}

/** What others are told when somebody joins: that they are in, that they send, and who has answered. */
const FRAMES_PER_JOIN = 3;

/** Figure 34, for the objects. */
export async function benchVoiceJoins(): Promise<Row[]> {
  const sizes = isShort ? [10] : [10, 40];
  const counts = await measureInWorkerd(['voice.measure.ts'], { VOICE_MEMBERS: sizes.join(',') });
  return sizes.map((members) => {
    const calls = counts[`objectCalls${members}`] ?? Number.NaN;
    const frames = counts[`framesToEach${members}`] ?? Number.NaN;
    // Each frame is a call of a member's object, and the one who joins asks for four things.
    const most = FRAMES_PER_JOIN * members + 15;
    return {
      figure: `34 calls of objects, and frames to each, when the last of ${members} joins a session's voice`,
      measured: `${calls}, ${frames}`,
      goal: `≤ ${most}, ${FRAMES_PER_JOIN}`,
      met: calls <= most && frames <= FRAMES_PER_JOIN,
      counts: true,
    };
  });
}

interface Servers {
  product: URL;
  relay: URL;
  socketIo: URL;
}

async function withServers(measure: (servers: Servers) => Promise<Row[]>): Promise<Row[]> {
  const servers = await startPresenceServers(PEOPLE);
  const peer = await startBeside('socket-io.ts');
  try {
    return await measure({ ...servers, socketIo: new URL(`http://127.0.0.1:${peer.line}`) });
  } finally {
    peer.child.kill();
    await servers.close();
  }
}

export const benchRings = () => withServers(benchRing);
export const benchFloods = () => withServers(benchFlood);
