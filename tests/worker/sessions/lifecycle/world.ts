import { env } from 'cloudflare:test';
import { sql } from 'drizzle-orm';

import { SessionCreate } from '../../../../worker/contract/session.ts';
import { Database } from '../../../../worker/core/database.ts';
import { applyToSession } from '../../../../worker/sessions/queries/applications.ts';
import { endDueOffers } from '../../../../worker/sessions/queries/due-offers.ts';
import { changeApplication } from '../../../../worker/sessions/queries/membership.ts';
import {
  cancelSession,
  changeSession,
} from '../../../../worker/sessions/queries/session-changes.ts';
import type { SessionFields } from '../../../../worker/sessions/queries/session-fields.ts';
import { createSession, findSession } from '../../../../worker/sessions/queries/sessions.ts';
import { sessionBody } from '../../support/sessions.ts';
import { type Entry, type Notice, type State, type Step, isHosts, isStatus } from './model.ts';

const ID_SPAN = 2 ** 26;
const MINUTE_MS = 60_000;

/** What the search indexes say about a session: its position, and whether it has a free seat. */
const INDEX_ROWS = `SELECT 'newest' AS name, f.rowid AS position, f.rowid IN
    (SELECT rowid FROM session_newest WHERE session_newest MATCH 'facets : open') AS open
  FROM session_newest f WHERE f.rowid = CAST(:id AS INTEGER)
  UNION ALL SELECT 'soonest', f.rowid, f.rowid IN
    (SELECT rowid FROM session_soonest WHERE session_soonest MATCH 'facets : open')
  FROM session_soonest f WHERE f.rowid % ${ID_SPAN} = CAST(:id AS INTEGER)`;

const NO_ROWS = `SELECT '' AS name, 0 AS position, 0 AS open WHERE 0`;

interface View {
  state: State;
  seatsTaken: number;
  seatsHeld: number;
  notices: Notice[];
  index: { name: string; position: number; open: number }[];
}

/** One session in the real database. The routes' own queries change it and read it back. */
export class World {
  readonly session: number;
  readonly #host: number;
  readonly #people: readonly number[];
  #applications: readonly { id: number; userId: number }[] = [];
  #lastNotice = 0;

  private constructor(session: number, host: number, people: readonly number[]) {
    this.session = session;
    this.#host = host;
    this.#people = people;
  }

  static async make(
    host: number,
    people: readonly number[],
    { seats, startsAt, now }: { seats: number; startsAt: number; now: number },
  ) {
    const fields = SessionCreate.parse(sessionBody({ seats, durationMinutes: 30 }));
    const session = { ...fields, hostId: host, startsAt };
    const { row } = await createSession(new Database(env.DB), session, now);
    if (!row) throw new Error('the session was not made');
    return new World(row.id, host, people);
  }

  /** One request. @returns whether it had an effect, according to the product */
  async act(step: Step, now: number): Promise<boolean> {
    const db = new Database(env.DB);
    const by = { id: this.session, actorId: this.#host, now };
    const change = async (fields: SessionFields) => {
      const { row } = await changeSession(db, { ...by, fields, earliestStart: now - MINUTE_MS });
      return row !== undefined;
    };
    switch (step.act) {
      case 'apply': {
        const userId = this.#people[step.user] ?? 0;
        const application = { sessionId: this.session, userId, text: '', now };
        return (await applyToSession(db, application)).written !== undefined;
      }
      case 'move': {
        const { id, userId } = this.#applications[step.entry] ?? { id: 0, userId: 0 };
        const hosts = isHosts(step.to) && step.by !== 'applicant';
        const viewerId = hosts ? this.#host : userId;
        return (await changeApplication(db, { id, viewerId, status: step.to, now })).changed;
      }
      case 'sweep': {
        // The sweep also ends offers in the sessions of earlier schedules.
        const told: (number | null)[] = [];
        let more;
        do {
          const ended = await endDueOffers(db, now);
          told.push(...ended.notices.map(({ sessionId }) => sessionId));
          ({ more } = ended);
        } while (more);
        return told.includes(this.session);
      }
      case 'seats':
        return change({ seats: step.seats });
      case 'start':
        return change({ startsAt: step.startsAt });
      case 'cancel':
        return (await cancelSession(db, { ...by, reason: 'Two are ill.' })).row !== undefined;
      default:
        return step satisfies never;
    }
  }

  /** Everything that is stored about the session, and the notices since the last call. The indexes take the longest. */
  async look({ indexes = true } = {}): Promise<View> {
    const id = this.session;
    const { sessions, applications, notices, index } = await new Database(env.DB).batch({
      sessions: sql<
        Omit<State, 'entries' | 'cancelled'> & {
          seatsTaken: number;
          seatsHeld: number;
          cancelled: number;
        }
      >`
        SELECT seats, seats_taken AS seatsTaken, seats_held AS seatsHeld, starts_at AS startsAt, ends_at AS endsAt,
        cancelled_at IS NOT NULL AS cancelled, revision FROM sessions WHERE id = ${id}`,
      applications: sql<
        { id: number; userId: number; status: string } & Pick<
          Entry,
          'at' | 'appliedAt' | 'offer' | 'missed'
        >
      >`
        SELECT id, user_id AS userId, status, status_at AS at, created_at AS appliedAt,
          CASE status WHEN 'waiting' THEN offer_expires_at END AS offer, offer_missed_at AS missed FROM applications
        WHERE session_id = ${id} ORDER BY id`,
      notices: sql<{ id: number; userId: number; kind: string }>`
        SELECT id, user_id AS userId, kind FROM notices
        WHERE session_id = ${id} AND id > ${this.#lastNotice} ORDER BY id`,
      index: sql<
        View['index'][number]
      >`${sql.raw(indexes ? INDEX_ROWS.replaceAll(':id', String(id)) : NO_ROWS)}`,
    });
    const [session] = sessions;
    if (!session) throw new Error('the session is gone');
    this.#applications = applications;
    this.#lastNotice = notices.at(-1)?.id ?? this.#lastNotice;
    const { seatsTaken, seatsHeld, cancelled, ...fields } = session;
    return {
      state: {
        ...fields,
        cancelled: cancelled === 1,
        entries: applications.map(({ userId, status, at, appliedAt, offer, missed }): Entry => {
          if (!isStatus(status)) throw new Error(`${status} is no status`);
          return { user: this.#people.indexOf(userId), status, at, appliedAt, offer, missed };
        }),
      },
      seatsTaken,
      seatsHeld,
      notices: notices.map(
        ({ userId, kind }): Notice =>
          `${userId === this.#host ? 'host' : this.#people.indexOf(userId)} ${kind}`,
      ),
      index,
    };
  }

  /** The position on the waiting list that the session's page shows a user. */
  async placeOf(user: number): Promise<number | undefined> {
    const row = await findSession(new Database(env.DB), this.session, this.#people[user] ?? 0);
    return row?.waitingBefore === null || row === undefined ? undefined : row.waitingBefore + 1;
  }
}
