// The demo community's reports, audit log and daily counts.
import { type AuditAction, FIGURES } from '../../contract/admin-vocabulary.ts';
import { chanceOf } from '../../contract/chance.ts';
import type { ReportReason } from '../../contract/report-vocabulary.ts';
import { iso } from '../../contract/time.ts';
import { extraWords } from '../../core/search-words.ts';
import { gamers, sessions, userId } from './demo-community.ts';
import { DAY, HOUR, MINUTE } from './demo-times.ts';
import { noticeRow } from './notice-row.ts';
import type { Row } from './write.ts';

const DAYS = 30;
const ADMIN = 'admin';
const iriOf = (key: string) => `/api/users/${userId(key)}`;

/** A user as they were when they were reported. */
const asPerson = (key: string) => {
  const gamer = gamers[userId(key) - 1];
  return {
    about: iriOf(key),
    reported_id: userId(key),
    evidence: JSON.stringify({ name: gamer?.name, text: gamer?.about, media: [] }),
  };
};

/** The first session that a user hosts, as it was then. */
const asSession = (host: string) => {
  const index = sessions.findIndex((session) => session.host === host);
  const session = sessions[index];
  if (!session) throw new Error(`${host} hosts nothing in the demo community.`);
  return {
    about: `/api/sessions/${index + 1}`,
    reported_id: userId(host),
    evidence: JSON.stringify({
      name: session.name,
      text: session.description,
      games: session.games,
      media: [],
    }),
  };
};

/** A file as it was then. Its row has everything that is needed. */
const asFile = (media: Row[], index: number) => {
  const row = media[index] ?? {};
  const session = sessions[Number(row['session_id']) - 1];
  const file = { id: index + 1, extension: row['extension'], newName: row['new_name'] };
  return {
    about: `/api/media/${index + 1}`,
    reported_id: Number(row['uploader_id']),
    evidence: JSON.stringify({
      name: session?.name ?? gamers[Number(row['user_id']) - 1]?.name,
      text: row['alt'],
      media: [{ ...file, alt: row['alt'] }],
    }),
  };
};

interface Reported {
  by: string;
  thing: { about: string; reported_id: number; evidence: string };
  reason: ReportReason;
  text: string;
  ago: number;
  taken?: true;
  decided?: { decision: 'upheld' | 'dismissed'; note: string; ago: number };
}

const reportsOf = (media: Row[]): Reported[] => [
  {
    by: 'mira',
    thing: asPerson('dex'),
    reason: 'spam',
    text: 'Sent the same invite with a link to a shop to all of my friends.',
    ago: 6 * DAY,
    decided: {
      decision: 'upheld',
      note: 'You were right, this was advertising. We have said so to them.',
      ago: 5 * DAY,
    },
  },
  {
    by: 'jonas',
    thing: asPerson('stavros'),
    reason: 'cheating',
    text: 'He knew where my sheep were. Every single one.',
    ago: 4 * DAY,
    decided: {
      decision: 'dismissed',
      note: 'We have watched the game with you both. He scouts well, that is all.',
      ago: 3 * DAY,
    },
  },
  {
    by: 'nova',
    thing: asPerson('vikram'),
    reason: 'harassment',
    text: 'Keeps coming back under every session I host, after I asked him to stop twice.',
    ago: 20 * HOUR,
    taken: true,
  },
  {
    by: 'hana',
    thing: asSession('bea'),
    reason: 'other',
    text: 'It says all levels, and then everybody below gold was sent away.',
    ago: 7 * HOUR,
  },
  {
    by: 'sofie',
    thing: asFile(
      media,
      media.findIndex((row) => row['session_id'] !== null && row['deleted_at'] === null),
    ),
    reason: 'sexual',
    text: 'Not sure that is all right for everybody who looks.',
    ago: 2 * HOUR,
  },
  {
    by: 'amara',
    thing: asPerson('quill'),
    reason: 'impersonation',
    text: '',
    ago: 35 * MINUTE,
  },
];

type Facts = Record<string, string | number | null>;

interface LogEntry {
  /** Done with the operator's command line. */
  operator?: true;
  action: AuditAction;
  about: string;
  ago: number;
  reason?: string;
  before?: Facts;
  after?: Facts | ((now: number) => Facts);
}

const ENTRIES: LogEntry[] = [
  {
    operator: true,
    action: 'role',
    about: iriOf(ADMIN),
    ago: 200 * DAY,
    reason: 'named by the operator',
    before: { role: 'user' },
    after: { role: 'admin' },
  },
  {
    action: 'suspension',
    about: iriOf('caio'),
    ago: 16 * DAY,
    reason: 'Insults in a call, after a warning',
    before: { status: 'active', until: null },
    after: (now: number) => ({
      status: 'suspended',
      until: iso(now - 9 * DAY),
    }),
  },
  {
    action: 'lift',
    about: iriOf('caio'),
    ago: 12 * DAY,
    reason: 'Has apologised to all of them',
    before: { status: 'suspended' },
    after: { status: 'active' },
  },
  {
    action: 'warning',
    about: iriOf('dex'),
    ago: 5 * DAY + MINUTE,
    reason: 'Please no advertising in invites.',
  },
  { action: 'report-taken', about: iriOf('vikram'), ago: 19 * HOUR, after: { report: 3 } },
];

const json = (facts: Facts | undefined) => (facts === undefined ? null : JSON.stringify(facts));

const logRow = (entry: LogEntry, now: number): Row => ({
  actor_id: entry.operator ? 0 : userId(ADMIN),
  action: entry.action,
  about: entry.about,
  reason: entry.reason ?? '',
  reason_words: extraWords(entry.reason ?? ''),
  before: json(entry.before),
  after: json(typeof entry.after === 'function' ? entry.after(now) : entry.after),
  created_at: now - entry.ago,
});

/** Reports, the audit log, and the notices to reporters. */
export function moderationRows(media: Row[], now: number) {
  const all = reportsOf(media);
  const reports = all.map(({ by, thing, reason, text, ago, taken, decided }, index) => ({
    id: index + 1,
    reporter_id: userId(by),
    ...thing,
    reason,
    text,
    taken_by: taken ? userId(ADMIN) : null,
    decision: decided?.decision ?? null,
    note: decided?.note ?? null,
    decided_by: decided ? userId(ADMIN) : null,
    decided_at: decided ? now - decided.ago : null,
    created_at: now - ago,
  }));
  const decided = all.flatMap((report, index) =>
    report.decided ? [{ ...report, ...report.decided, id: index + 1 }] : [],
  );
  const entries: LogEntry[] = [
    ...ENTRIES,
    ...decided.map(({ thing, note, decision, ago, id }): LogEntry => ({
      action: 'report-decided',
      about: `/api/users/${thing.reported_id}`,
      ago,
      reason: note,
      before: { report: id, taken: null },
      after: { report: id, decision },
    })),
  ];
  const log = entries
    .map((entry) => logRow(entry, now))
    .toSorted((a, b) => Number(a['created_at']) - Number(b['created_at']));
  const notices = decided.map(({ by, note: text, ago }) =>
    noticeRow({ to: userId(by), kind: 'report-decided', text, at: now - ago }),
  );
  return { reports, log, notices };
}

/** The average of each figure per day in this community. Errors are rare. */
const USUAL = {
  users: 6,
  sessions: 14,
  applications: 40,
  calls: 11,
  files: 9,
  errors: 0.12,
  failedEmails: 0.12,
  failedPushes: 0.12,
  failedCopies: 0,
};

/** Counts of the last 30 days: higher at weekends, and slightly rising every week. */
export const dailyCountRows = (now: number) =>
  Array.from({ length: DAYS }, (_, index) => {
    const at = now - (DAYS - 1 - index) * DAY;
    const day = new Date(at).toISOString().slice(0, 10);
    const weekend = [0, 5, 6].includes(new Date(at).getUTCDay()) ? 1.6 : 1;
    const chance = chanceOf(`counts ${index}`);
    return FIGURES.map((figure) => ({
      day,
      figure,
      count: Math.floor(
        USUAL[figure] * weekend * (0.7 + index / 60) * (chance.between(60, 140) / 100) + 0.2,
      ),
    }));
  }).flat();
