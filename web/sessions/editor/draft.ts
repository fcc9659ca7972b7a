import { SEATS_MAX, SEATS_MIN, SESSION_NAME_MIN } from '../../../worker/contract/bounds.ts';
import { countGraphemes } from '../../../worker/contract/graphemes.ts';
import { plainFieldsOf } from '../../../worker/contract/session-fields.ts';
import type { SessionItem } from '../../../worker/contract/session.ts';
import { differing } from '../../base/differing.ts';
import { fromLocalInput, toLocalInput } from '../../ui/dates.ts';
import { seats as seatWords } from '../../words/made/seats.ts';
import { sessions } from '../../words/made/sessions.ts';
import { type DraftSeries, NO_SERIES, repeatsOf, seriesBroken } from '../series/draft-series.ts';

/** The editor's content, as typed. */
export interface Draft
  extends
    ReturnType<typeof plainFieldsOf<SessionItem>>,
    Pick<
      SessionItem,
      | 'name'
      | 'description'
      | 'games'
      | 'durationMinutes'
      | 'visibility'
      | 'membersInvite'
      | 'instant'
    > {
  playNow: boolean;
  /** Local date and time in the format of a DateTimeField: `2026-11-22T20:00`, or a part of it. */
  start: string;
  /** As typed, so it may be no number. */
  seats: string;
  series: DraftSeries;
  /** The roles. Seats are as typed, so they may be no number. */
  roles: { name: string; seats: string }[];
  /** The host's own role, as typed. '' for any. */
  hostRole: string;
}

/** A session in the editor's format. */
export const draftOf = (session: SessionItem, series: DraftSeries = NO_SERIES): Draft => ({
  name: session.name,
  description: session.description,
  games: session.games,
  ...plainFieldsOf(session),
  playNow: false,
  start: toLocalInput(Date.parse(session.startsAt)),
  durationMinutes: session.durationMinutes,
  seats: String(session.seats),
  visibility: session.visibility,
  membersInvite: session.membersInvite,
  series,
  instant: session.instant,
  roles: session.roles.map(({ name, seats }) => ({ name, seats: String(seats) })),
  hostRole: session.hostRole ?? '',
});

/** The start in ms. NaN if it is missing or incomplete. */
export const startOf = ({ start }: Draft) => fromLocalInput(start);

/** The host's role, if it is still one of the roles. */
const ownRole = ({ roles, hostRole }: Pick<Draft, 'roles' | 'hostRole'>) =>
  (hostRole !== '' && roles.find(({ name }) => name === hostRole)?.name.trim()) || null;

/** The API fields of a draft, without the time. */
function fieldsOf(draft: Draft) {
  const {
    games,
    playNow: _playNow,
    start: _start,
    series: _series,
    seats,
    roles,
    ...fields
  } = draft;
  return {
    ...fields,
    games: games.map(({ id }) => `/api/games/${id}`),
    seats: Number(seats),
    roles: roles.map((role) => ({ name: role.name.trim(), seats: Number(role.seats) })),
    hostRole: ownRole(draft),
  };
}

/** The body of the API's request. Only for a valid draft. */
export const bodyOf = (draft: Draft) => ({
  ...fieldsOf(draft),
  ...(draft.playNow
    ? { playNow: draft.playNow }
    : { startsAt: new Date(startOf(draft)).toISOString() }),
});

/** The body that adds a series. Only for a valid draft. */
export const seriesBodyOf = (draft: Draft) => ({
  ...fieldsOf(draft),
  repeats: repeatsOf(draft.start, draft.series),
});

export const changesOf = (draft: Draft, before: Draft): Partial<ReturnType<typeof bodyOf>> =>
  Object.fromEntries(differing(bodyOf(draft), bodyOf(before)));

/** The API fields that have changed, for a session of a series and those after it. */
export const followingChangesOf = (
  draft: Draft,
  before: Draft,
): Partial<ReturnType<typeof seriesBodyOf>> =>
  Object.fromEntries(differing(seriesBodyOf(draft), seriesBodyOf(before)));

/** The fields that were typed in, applied to the session's newer state. */
export function putOver(typed: Draft, before: Draft, now: Draft): Draft {
  const own: Partial<Draft> = Object.fromEntries(differing(typed, before));
  return { ...now, ...own };
}

/** Whether the rule of the series is sent: with a new session for later, or with a change that applies to those after it. */
export const sendsRule = ({ series, playNow }: Draft, isNew: boolean) =>
  series.repeats && (isNew ? !playNow : series.following);

/** How many seats the roles leave for others with any role. */
export const seatsForAny = (draft: Pick<Draft, 'seats' | 'roles' | 'hostRole'>) =>
  draft.roles.reduce(
    (left, role) => left - Number(role.seats),
    Number(draft.seats) - (ownRole(draft) === null ? 1 : 0),
  );

function rolesBroken(draft: Draft): string | false {
  const { rules } = seatWords;
  const { roles } = draft;
  const names = roles.map(({ name }) => name.trim().toLowerCase());
  if (names.includes('')) return rules.roleName;
  if (new Set(names).size < names.length) return rules.roleTwice;
  const whole = roles.every(
    (role) => Number.isInteger(Number(role.seats)) && Number(role.seats) > 0,
  );
  if (!whole) return rules.roleSeats;
  return seatsForAny(draft) < 0 && rules.tooMany;
}

/** The violations of a draft, by field, in words. The server has the final say. */
export function rulesBroken(draft: Draft, before: Draft | null, now: number, seatsTaken: number) {
  const { rules } = sessions;
  const seats = Number(draft.seats);
  const start = startOf(draft);
  const startKept = before !== null && before.start === draft.start;
  const broken: [field: string, words: string | false][] = [
    ['name', countGraphemes(draft.name.trim()) < SESSION_NAME_MIN && rules.name(SESSION_NAME_MIN)],
    ['games', draft.games.length === 0 && rules.games],
    ['platforms', draft.platforms.length === 0 && rules.platforms],
    ['startsAt', !draft.playNow && Number.isNaN(start) && rules.startMissing],
    // One minute of tolerance, because the field has no seconds.
    ['startsAt', !draft.playNow && !startKept && start < now - 60_000 && rules.startPast],
    [
      'seats',
      !(Number.isInteger(seats) && seats >= SEATS_MIN && seats <= SEATS_MAX) &&
        rules.seats({ least: SEATS_MIN, most: SEATS_MAX }),
    ],
    ...(sendsRule(draft, before === null) ? seriesBroken(draft.start, draft.series) : []),
    ['seats', seats < seatsTaken && rules.seatsTaken(seatsTaken)],
    ['roles', rolesBroken(draft)],
  ];
  return Object.fromEntries(
    broken
      .flatMap(([field, words]) => (words === false ? [] : [[field, words] as const]))
      .toReversed(),
  );
}

const START = ['startsAt', 'repeats.from', 'repeats.time'];
const RULE = ['repeats.until', 'repeats.weekdays', 'repeats.everyWeeks'];

/** The API fields whose rules depend on a field of the draft, if they have other names. */
const FIELDS_OF: Record<string, string[]> = {
  hostRole: ['hostRole', 'roles'],
  start: [...START, 'repeats.until'],
  playNow: [...START, ...RULE],
  series: RULE,
};

/** The API fields that were changed and are valid now. */
export function mended(
  draft: Draft,
  fields: Partial<Draft>,
  before: Draft | null,
  seatsTaken = 1,
): string[] {
  const broken = rulesBroken(draft, before, Date.now(), seatsTaken);
  return Object.keys(fields)
    .flatMap((name) => FIELDS_OF[name] ?? name)
    .filter((name) => !(name in broken));
}
