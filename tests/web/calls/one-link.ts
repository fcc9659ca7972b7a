import type { LinkState } from '../../../web/calls/core/health.ts';
import { Link } from '../../../web/calls/core/link.ts';
import type { SignalBody } from '../../../worker/contract/call.ts';
import { Time } from './network.ts';
import { SILENT, inShort, scriptedConnections } from './scripted.ts';

/** One link. The test plays its other side. The link's connections are called n1, n2 and so on. */
export function oneLink({ polite = false, reachOut = true } = {}) {
  const time = new Time();
  const { made, connect, last } = scriptedConnections();
  const signals: string[] = [];
  const states: LinkState[] = [];
  const lines: string[] = [];
  const server = { asked: 0, answer: (): Promise<object> => Promise.resolve({}) };
  let names = 0;
  const link = new Link(
    {
      polite,
      connect,
      ways: () => {
        server.asked += 1;
        return server.answer();
      },
      send: (body) => signals.push(inShort(body)),
      tracks: () => SILENT,
      clock: time.clock,
      name: () => `n${(names += 1)}`,
      onTrack: (line) => lines.push(line),
      onState: (state) => states.push(state),
    },
    reachOut,
  );
  /** Takes a signal of the other side, and waits for its immediate effects. */
  const hear = async (as: string, body: SignalBody) => {
    link.hear({ ...body, link: as });
    await time.pass(0);
  };
  const hearOffer = (as: string, sdp = 'theirs') =>
    hear(as, { description: { type: 'offer', sdp } });
  const hearAnswer = (as: string, sdp = 'yes') =>
    hear(as, { description: { type: 'answer', sdp } });
  const hearCandidate = (as: string, candidate = 'way') => hear(as, { candidate: { candidate } });
  /** The signals since the last call. */
  const sent = () => signals.splice(0);
  /** Connects the link to the other side's connection x1. */
  const comeAbout = async () => {
    await time.pass(0);
    await hearAnswer('x1:n1');
    last().becomes('connected');
    await time.pass(0);
    sent();
    last().news();
  };
  return {
    time,
    link,
    made,
    last,
    sent,
    states,
    lines,
    server,
    hearOffer,
    hearAnswer,
    hearCandidate,
    comeAbout,
  };
}
