import {
  findCallees,
  findSessionCallees,
  mayJoinCall,
} from '../../worker/calls/queries/call-facts.ts';
import { hasSfu } from '../../worker/calls/sfu.ts';
import { turnKind } from '../../worker/calls/turn.ts';
import { membersMax } from '../../worker/contract/call-bounds.ts';
import type { Env } from '../../worker/env.ts';
import { Forwarder } from './forwarder.ts';
import type { Ports } from './user-ports.ts';
import { UserRunner } from './user-runner.ts';

const now = () => Date.now();

type OwnPorts = Pick<Ports, 'me' | 'store' | 'tabs' | 'refuse' | 'wakeIn'>;

/** Connects a user's calls to the calls' objects, to other users' objects, and to the database. */
export function connectCalls(env: Env, own: OwnPorts): UserRunner {
  const forwarder = new Forwarder((user) => env.SIGNALLING.getByName(String(user)));
  const turnServer = turnKind(env) !== 'none';
  const sfu = hasSfu(env);
  const withServers = <Facts>(facts: Facts | null) => facts && { ...facts, turnServer, sfu };
  const most = membersMax(sfu ? 'sfu' : 'mesh') - 1;
  return new UserRunner({
    ...own,
    now,
    call: (id) => env.CALL.getByName(id),
    forward: (user, message) => forwarder.send(user, message),
    announce: (user, call) => forwarder.announce(user, call),
    facts: {
      ring: async (actor, to, present, session) =>
        withServers(await findCallees(env.DB, actor, { to, present, session, now: now() })),
      session: async (actor, session, call, ended) =>
        withServers(
          await findSessionCallees(env.DB, actor, { session, call, ended, most, now: now() }),
        ),
      mayJoin: (actor, ask) => mayJoinCall(env.DB, actor, ask),
    },
  });
}
