import { describe, expect, it } from 'vitest';

import { ATTENDANCE_SESSIONS_MAX } from '../../../worker/contract/bounds.ts';
import { type Outcome, bandOf } from '../../../worker/sessions/attendance-band.ts';
import { randomFrom } from '../../durable/support/random.ts';

/** The rules of attendance, over many random records. */

const RECORDS = 4_000;
const WORSE = { new: 0, usually: 0, sometimes: 1, often: 2 };
const rankOf = (outcomes: readonly Outcome[]) => WORSE[bandOf(outcomes)];

/** A random record: sessions of up to eight hosts. */
function recordOf(seed: number): Outcome[] {
  const random = randomFrom(seed);
  const share = random.below(10);
  return Array.from({ length: random.below(40) }, (_, index) => ({
    hostId: random.below(8),
    startedAt: index - 1,
    endedAt: index,
    missed: random.below(10) < share,
  }));
}

const records = Array.from({ length: RECORDS }, (_, seed) => ({ seed, record: recordOf(seed) }));

/** The seeds of the records for which a rule doesn't hold. */
const broken = (rule: (record: Outcome[]) => boolean) =>
  records.filter(({ record }) => !rule(record)).map(({ seed }) => seed);

const isMark = (hostId: number) => (outcome: Outcome) =>
  outcome.hostId === hostId && outcome.missed;

/** The record with only the latest of this host's marks. */
const once = (record: readonly Outcome[], hostId: number) =>
  record.filter(
    (outcome, index) => !isMark(hostId)(outcome) || record.findLastIndex(isMark(hostId)) === index,
  );

/** Sessions of six hosts that overlap. */
const atOnce = (missed: boolean) =>
  Array.from({ length: 6 }, (_, hostId) => ({ hostId, startedAt: hostId, endedAt: 90, missed }));

const markedByOne = (record: readonly Outcome[]) =>
  record.map((one) => Object.assign({}, one, { missed: one.missed && one.hostId === 3 }));

const countsOnce = (record: readonly Outcome[]) => {
  const latest = record.slice(-ATTENDANCE_SESSIONS_MAX);
  return [0, 1, 2].every((host) => bandOf(latest) === bandOf(once(latest, host)));
};

const gainsByComing = (record: readonly Outcome[]) =>
  bandOf(record) === 'new' ||
  record.every(
    (one, index) => rankOf(record.with(index, { ...one, missed: false })) <= rankOf(record),
  );

const forgets = (record: readonly Outcome[]) =>
  bandOf(record) === bandOf(record.slice(-ATTENDANCE_SESSIONS_MAX));

describe('the band', () => {
  it('reaches every value', () => {
    expect(new Set(records.map(({ record }) => bandOf(record)))).toEqual(
      new Set(['new', 'usually', 'sometimes', 'often']),
    );
  });

  it('says nothing of fewer than five sessions, or of one host’s alone', () => {
    expect(broken((record) => bandOf(record.slice(0, 4)) === 'new')).toEqual([]);
    expect(
      broken(
        (record) => bandOf(record.map((one) => Object.assign({}, one, { hostId: 1 }))) === 'new',
      ),
    ).toEqual([]);
  });

  it('is never worse than “usually” by the marks of one host', () => {
    expect(broken((record) => rankOf(markedByOne(record)) === 0)).toEqual([]);
  });

  it('counts the marks of one host once', () => {
    expect(broken(countsOnce)).toEqual([]);
  });

  it('gets no worse if a missed session turns out to be attended', () => {
    expect(broken(gainsByComing)).toEqual([]);
  });

  it('forgets all but the last 30', () => {
    expect(broken(forgets)).toEqual([]);
  });

  it('counts sessions at the same time as one that was attended, and each that was missed', () => {
    expect(bandOf(atOnce(false))).toBe('new');
    expect(bandOf([...atOnce(false), ...atOnce(true)])).toBe('often');
  });

  it('can’t be mended by sessions of one helpful host alone', () => {
    const helpful = Array.from({ length: 30 }, (_, index) => ({
      hostId: 99,
      startedAt: 99 + index,
      endedAt: 100 + index,
      missed: false,
    }));
    expect(broken((record) => bandOf([...record.slice(0, 5), ...helpful]) === 'new')).toEqual([]);
  });
});
