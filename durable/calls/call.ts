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
import { CallCore } from './call-core.ts';
import type { CallRecord, SessionVoice } from './call-record.ts';

/**
 * One per call, named by the call's id. It has no sockets: it decides, and notifies the objects of everyone concerned.
 * If the call goes through the SFU, it alone asks the SFU.
 */
export class Call extends DurableObject<Env> implements CallRpc {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, placed(env));
  }

  readonly #core = new CallCore({
    now: () => Date.now(),
    store: this.ctx.storage.kv,
    sfu: new Sfu(this.env),
    notify: (user, call) => this.env.SIGNALLING.getByName(String(user)).learn(call),
    record: async ({ record, voice }, version) => {
      // If one fails, the other is written all the same.
      await Promise.all([
        record && this.#record(record),
        voice && this.#tellMembers(voice, version),
      ]);
    },
    // Not awaited: the storage keeps writes in order and holds responses back for them.
    wakeAt: (time) => {
      void (time === null ? this.ctx.storage.deleteAlarm() : this.ctx.storage.setAlarm(time));
    },
    clear: () => void this.ctx.storage.deleteAll(),
  });

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
    const { sessionId, members } = record;
    const what = { topic: 'calls', what: 'missed-call', sessionId, at: Date.now() } as const;
    // A user who isn't reached finds the call in their list of calls.
    await Promise.allSettled(
      missed.map(async ({ userId, online }) => {
        const user = this.env.SIGNALLING.getByName(String(userId));
        const seen = online && (await user.hasTabInFront().catch(() => false));
        if (seen) return;
        const { rungBy: actorId = null } = members.find((one) => one.userId === userId) ?? {};
        await this.#notify(userId, toItem({ ...what, actorId }));
      }),
    );
  }

  async #notify(user: number, item: NotificationItem) {
    await this.env.NOTIFIER.getByName(String(user)).enqueue(item);
  }

  start(begun: CallState): CallState {
    return this.#core.start(begun);
  }

  act(event: CallEvent, basis?: Basis): ActResult {
    return this.#core.act(event, basis);
  }

  look(): CallState | null {
    return this.#core.look();
  }

  sfu(user: number, peerId: string, ask: SfuAsk): Promise<SfuReply> {
    return this.#core.sfu(user, peerId, ask);
  }

  override alarm() {
    this.#core.handleAlarm();
  }
}
