import { DurableObject } from 'cloudflare:workers';

import { recordCall } from '../../worker/calls/queries/call-records.ts';
import { writeSessionCall } from '../../worker/calls/queries/session-calls.ts';
import { Sfu } from '../../worker/calls/sfu.ts';
import type { VoiceFrame } from '../../worker/contract/call.ts';
import type { NotificationItem } from '../../worker/contract/notification.ts';
import type { ActResult, Basis, CallState, CallEvent } from '../../worker/contract/objects/call.ts';
import type { CallRpc } from '../../worker/contract/objects/rpc.ts';
import type { SfuAsk, SfuReply } from '../../worker/contract/sfu.ts';
import { placed } from '../../worker/core/jurisdiction.ts';
import type { Env } from '../../worker/env.ts';
import { toItem } from '../../worker/notifications/to-item.ts';
import type { CallRecord, SessionVoice } from './call-record.ts';
import { CallRunner } from './call-runner.ts';
import { SfuRunner } from './sfu-runner.ts';

/**
 * One per call, named by the call's id. It has no sockets: it decides, and notifies the objects of everyone concerned.
 * If the call goes through the SFU, it alone asks the SFU.
 */
export class Call extends DurableObject<Env> implements CallRpc {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, placed(env));
  }

  #callDueAt: number | null = null;
  readonly #call = new CallRunner({
    now: () => Date.now(),
    store: this.ctx.storage.kv,
    notify: (user, call) => this.env.SIGNALLING.getByName(String(user)).learn(call),
    record: async ({ record, voice }, version) => {
      if (record) await this.#record(record);
      if (voice) await this.#tellMembers(voice, version);
    },
    wakeAt: (time) => {
      this.#callDueAt = time;
      this.#arm();
    },
    clear: () => {
      this.#callDueAt = null;
      // What is left at the SFU is still closed.
      if (this.#sfu.dueAt() === null) void this.ctx.storage.deleteAll();
      else this.ctx.storage.kv.delete('call');
      this.#arm();
    },
  });
  readonly #sfu: SfuRunner = new SfuRunner({
    now: () => Date.now(),
    store: this.ctx.storage.kv,
    sfu: new Sfu(this.env),
    call: () => this.#call.look(),
    announce: (user, peerId, sends) => {
      this.#call.act({ type: 'sends', user, peerId, sends });
    },
    arm: () => this.#arm(),
  });

  /** Sets the only alarm. Not awaited: the storage keeps writes in order and holds responses back for them. */
  #arm() {
    const times = [this.#callDueAt, this.#sfu.dueAt()].filter((time) => time !== null);
    if (times.length === 0) void this.ctx.storage.deleteAlarm();
    else void this.ctx.storage.setAlarm(Math.min(...times));
  }

  /** Writes who is in a session's call, and sends it to the session's members who are online. */
  async #tellMembers(voice: SessionVoice, version: number) {
    const { sessionId: session, callId: id } = voice;
    const members = await writeSessionCall(this.env.DB, voice, version);
    const at = Date.now();
    const sent = members.map(async (member) => {
      const call = member.users.length === 0 ? null : { id, users: member.users };
      const frame: VoiceFrame = { event: 'voice', data: { session, call } };
      const tabs = this.env.SIGNALLING.getByName(String(member.id));
      const seen = member.online && (await tabs.sendToTabs(frame).catch(() => false));
      if (!member.notified || seen) return;
      const what = { topic: 'voice', what: 'voice', actorId: null, sessionId: session } as const;
      await this.#notify(member.id, toItem({ ...what, at }));
    });
    // A tab that isn't reached sees the call when it loads the session.
    await Promise.allSettled(sent);
  }

  async #record(record: CallRecord) {
    const missed = await recordCall(this.env.DB, record);
    const { callerId: actorId, sessionId } = record;
    const what = { topic: 'calls', what: 'missed-call', actorId } as const;
    const item = toItem({ ...what, sessionId, at: Date.now() });
    // A user who isn't reached finds the call in their list of calls.
    await Promise.allSettled(
      missed.map(async ({ userId, online }) => {
        const user = this.env.SIGNALLING.getByName(String(userId));
        const seen = online && (await user.hasTabInFront().catch(() => false));
        if (!seen) await this.#notify(userId, item);
      }),
    );
  }

  async #notify(user: number, item: NotificationItem) {
    await this.env.NOTIFIER.getByName(String(user)).enqueue(item);
  }

  start(begun: CallState): CallState {
    return this.#call.start(begun);
  }

  act(event: CallEvent, basis?: Basis): ActResult {
    const acted = this.#call.act(event, basis);
    this.#sfu.follow(acted.call);
    return acted;
  }

  look(): CallState | null {
    const call = this.#call.look();
    this.#sfu.follow(call);
    return call;
  }

  sfu(user: number, peerId: string, ask: SfuAsk): Promise<SfuReply> {
    return this.#sfu.ask(user, peerId, ask);
  }

  override alarm() {
    this.#call.handleAlarm();
    this.#sfu.follow(this.#call.look());
    this.#sfu.handleAlarm();
    this.#arm();
  }
}
