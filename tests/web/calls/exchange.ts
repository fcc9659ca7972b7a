import type { Clock } from '../../../web/presence/clock.ts';
import type { CallEnding, CallMedia } from '../../../worker/contract/call-bounds.ts';
import { RETURN_MS, RING_MS } from '../../../worker/contract/call-bounds.ts';
import type { CallRoster, CallSentFrame } from '../../../worker/contract/call.ts';
import type { SentFrame, ServerFrame } from '../../../worker/contract/socket.ts';

/** The part of the server that a tab's call machine can notice: calls, their members, rings and disconnections. */

interface Seat {
  user: number;
  peerId: string;
  userSocketId: string;
  connected: boolean;
  audio: boolean;
  video: boolean;
  screen: boolean;
  returnBy: number | null;
}

interface Call {
  id: string;
  version: number;
  media: CallMedia;
  seats: Seat[];
  ringing: Map<number, number>;
  ended: boolean;
}

export interface Line {
  user: number;
  peerId: string;
  userSocketId: string;
  say: (frame: ServerFrame) => void;
}

const face = (user: number) => ({ name: `user ${user}`, firstFile: null });

export class Exchange {
  readonly #clock: Clock;
  readonly calls: Call[] = [];
  readonly lines = new Set<Line>();
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  id() {
    this.#count += 1;
    return `00000000-0000-4000-8000-${String(this.#count).padStart(12, '0')}`;
  }

  /** A socket opens. It may ask to rejoin as a disconnected peer. */
  open(user: number, say: Line['say'], peer: string | null): Line {
    const kept = this.#seated(user)?.seats.find(({ peerId }) => peerId === peer);
    const line = { user, peerId: kept?.peerId ?? this.id(), userSocketId: this.id(), say };
    this.lines.add(line);
    say({ event: 'welcome', data: { userSocketId: line.userSocketId, peerId: line.peerId } });
    for (const call of this.calls) {
      const seat = call.seats.find(({ peerId }) => peerId === line.peerId);
      if (seat) {
        Object.assign(seat, { userSocketId: line.userSocketId, connected: true, returnBy: null });
        this.#joined(call, seat);
        this.#tell(call);
      }
      if (call.ringing.has(user)) say(this.#prompt(call, user));
    }
    return line;
  }

  close(line: Line) {
    this.lines.delete(line);
    for (const call of this.calls) {
      const seat = call.seats.find(({ userSocketId }) => userSocketId === line.userSocketId);
      if (!seat) continue;
      Object.assign(seat, { connected: false, returnBy: this.#clock.now() + RETURN_MS });
      this.#tell(call);
    }
  }

  hear(line: Line, { event, data }: SentFrame | CallSentFrame) {
    this.tick();
    const call = 'call' in data ? this.calls.find(({ id }) => id === data.call) : undefined;
    const seat = call?.seats.find(({ peerId }) => peerId === line.peerId);
    if (event === 'call' && 'to' in data) this.#begin(line, [...data.to], data.media);
    else if (event === 'addcall' && call && seat) for (const to of data.to) this.#ring(call, to);
    else if (event === 'confirmed' && call) this.#confirmed(line, call, data.accept);
    else if (event === 'leave' && call && seat) this.#unseat(call, seat, 'left');
    else if (event === 'state' && call && seat) {
      const { audio, video, screen } = data;
      Object.assign(seat, { audio, video, screen });
      this.#tell(call);
    }
  }

  /** Handles timeouts. */
  tick() {
    for (const call of this.calls.filter(({ ended }) => !ended)) {
      for (const [user, until] of call.ringing) {
        if (until <= this.#clock.now()) this.#stopRinging(call, user, 'no-answer');
      }
      for (const seat of call.seats) {
        if (seat.returnBy !== null && seat.returnBy <= this.#clock.now()) {
          this.#unseat(call, seat, 'lost');
        }
      }
      this.#conclude(call, 'no-answer');
    }
  }

  #seated(user: number) {
    return this.calls.find(({ seats }) => seats.some((seat) => seat.user === user));
  }

  #seat({ user, peerId, userSocketId }: Line): Seat {
    const off = { audio: true, video: false, screen: false };
    return { user, peerId, userSocketId, connected: true, ...off, returnBy: null };
  }

  #begin(line: Line, to: number[], media: CallMedia) {
    if (this.#seated(line.user)) {
      line.say({ event: 'error', data: { message: 'in a call already' } });
      return;
    }
    const seats = [this.#seat(line)];
    const call = { id: this.id(), version: 1, media, seats, ringing: new Map(), ended: false };
    this.calls.push(call);
    for (const user of to) this.#ring(call, user);
    for (const seat of seats) this.#joined(call, seat);
    this.#conclude(call, 'busy');
  }

  #ring(call: Call, user: number) {
    if (this.#seated(user) || call.ringing.has(user)) return;
    call.ringing.set(user, this.#clock.now() + RING_MS);
    this.#tell(call);
    for (const line of this.#linesOf(user)) line.say(this.#prompt(call, user));
  }

  #confirmed(line: Line, call: Call, accept: boolean) {
    if (!call.ringing.has(line.user)) {
      const seated = call.seats.some(({ peerId }) => peerId === line.peerId);
      if (!seated) line.say({ event: 'ended', data: { call: call.id, reason: 'elsewhere' } });
      return;
    }
    this.#stopRinging(call, line.user, 'elsewhere', line.peerId);
    if (accept && !this.#seated(line.user)) {
      const seat = this.#seat(line);
      call.seats.push(seat);
      call.version += 1;
      this.#joined(call, seat);
      this.#tell(call);
      for (const other of this.calls) this.#stopRinging(other, line.user, 'elsewhere');
    } else line.say({ event: 'ended', data: { call: call.id, reason: 'declined' } });
    for (const other of this.calls) this.#conclude(other, 'declined');
  }

  #stopRinging(call: Call, user: number, reason: CallEnding, but = '') {
    if (!call.ringing.delete(user)) return;
    for (const line of this.#linesOf(user)) {
      if (line.peerId !== but) line.say({ event: 'ended', data: { call: call.id, reason } });
    }
    this.#tell(call);
  }

  #unseat(call: Call, seat: Seat, reason: CallEnding) {
    call.seats = call.seats.filter((one) => one !== seat);
    for (const line of this.#linesOf(seat.user)) {
      if (line.peerId === seat.peerId) {
        line.say({ event: 'ended', data: { call: call.id, reason } });
      }
    }
    this.#tell(call);
    this.#conclude(call, 'left');
  }

  /** Ends a call with only one member and no ring. */
  #conclude(call: Call, reason: CallEnding) {
    if (call.ended || call.seats.length + call.ringing.size > 1) return;
    call.ended = true;
    for (const user of call.ringing.keys()) this.#stopRinging(call, user, 'cancelled');
    for (const seat of call.seats) this.#unseat(call, seat, reason);
  }

  #roster({ version, media, seats, ringing }: Call): CallRoster {
    return {
      version,
      transport: 'mesh',
      media,
      session: null,
      host: null,
      startedAt: new Date(0).toISOString(),
      members: seats.map(({ user, ...seat }) =>
        Object.assign(face(user), seat, {
          id: user,
          way: 'direct' as const,
          fellow: false,
          sends: {},
          hand: false,
          heard: true,
          mutes: 0,
        }),
      ),
      rung: [...ringing].map(([id, until]) => ({
        id,
        name: face(id).name,
        firstFile: null,
        outcome: 'ringing',
        expiresAt: new Date(until).toISOString(),
      })),
    };
  }

  #prompt(call: Call, user: number): ServerFrame {
    const callers = call.seats.map(({ user: id, peerId, userSocketId }) => ({
      id,
      ...face(id),
      peerId,
      userSocketId,
      way: 'direct' as const,
      fellow: false,
    }));
    const expiresAt = new Date(call.ringing.get(user) ?? 0).toISOString();
    return {
      event: 'addcall',
      data: {
        call: call.id,
        transport: 'mesh',
        media: call.media,
        session: null,
        callers,
        expiresAt,
      },
    };
  }

  #joined(call: Call, { user, peerId }: Seat) {
    const roster = this.#roster(call);
    for (const line of this.#linesOf(user)) {
      if (line.peerId !== peerId) continue;
      line.say({ event: 'joined', data: { call: call.id, peerId, id: user, roster } });
    }
  }

  #tell(call: Call) {
    call.version += 1;
    const roster = this.#roster(call);
    for (const { user, peerId } of call.seats) {
      for (const line of this.#linesOf(user)) {
        if (line.peerId === peerId) line.say({ event: 'state', data: { call: call.id, roster } });
      }
    }
  }

  #linesOf(user: number) {
    return [...this.lines].filter((line) => line.user === user);
  }
}
