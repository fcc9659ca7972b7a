import {
  DURATION_MAX_MINUTES,
  SEATS_MAX,
  SEATS_MIN,
  START_AHEAD_MAX_DAYS,
} from '../../../worker/contract/bounds.ts';
import { type CallTransport, membersMax } from '../../../worker/contract/call-bounds.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { ChipButton, Chips } from '../../ui/chip.tsx';
import { DateTimeField } from '../../ui/date-field.tsx';
import { fromLocalInput, toLocalInput, zoneName } from '../../ui/dates.ts';
import { TextField } from '../../ui/field.tsx';
import { useViolation } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { dayWord, spanWord } from '../../ui/time.ts';
import { useNow } from '../../ui/use-now.ts';
import { seats } from '../../words/made/seats.ts';
import { sessions } from '../../words/made/sessions.ts';
import { gap } from '../../words/punctuation.ts';
import { startOf } from './draft.ts';
import { nearDays } from './near-days.ts';
import css from './session-editor.module.css';
import type { FieldsProps } from './use-draft.ts';

const words = sessions.editor;
const DURATIONS = [30, 60, 90, 120, 150, 180, 240, 300, 360, 480, 720, DURATION_MAX_MINUTES];

/** Of `2026-11-22` in `2026-11-22T20:00`. */
const DAY_LENGTH = 10;

const durationOptions = (chosen: number) =>
  [...new Set([...DURATIONS, chosen])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: spanWord(minutes * 60_000) }));

/** Start and duration in the user's own, named time zone, and the seats. A new session may also start at once. */
export function WhenFields({
  draft,
  change,
  voice,
  isNew,
  taken,
}: FieldsProps & { voice: CallTransport; isNew: boolean; taken: number }) {
  const now = useNow();
  // A start that a series can't have is a problem of the same field.
  const wrong = useViolation('repeats.from', 'repeats.time');
  const start = startOf(draft);
  return (
    <>
      {isNew && (
        <Switch
          name="playNow"
          label={words.playNow}
          hint={words.playNowHint}
          checked={draft.playNow}
          onChange={({ target }) => change({ playNow: target.checked })}
        />
      )}
      {!draft.playNow && (
        <Chips>
          {nearDays(start, now).map((day) => (
            <li key={day}>
              <ChipButton
                chosen={day.slice(0, DAY_LENGTH) === draft.start.slice(0, DAY_LENGTH)}
                onClick={() => change({ start: day })}
              >
                {dayWord(fromLocalInput(day), now)}
              </ChipButton>
            </li>
          ))}
        </Chips>
      )}
      <div className={css.pair}>
        {!draft.playNow && (
          <DateTimeField
            name="startsAt"
            label={words.start}
            hint={words.zone(zoneName(Number.isNaN(start) ? now : start))}
            error={wrong}
            required
            min={toLocalInput(now)}
            max={toLocalInput(now + START_AHEAD_MAX_DAYS * DAY_MS)}
            value={draft.start}
            firstOnly={isNew ? draft.series.repeats : draft.series.following}
            onChange={(typed) => change({ start: typed })}
          />
        )}
        <Select
          name="durationMinutes"
          label={words.duration}
          options={durationOptions(draft.durationMinutes)}
          value={String(draft.durationMinutes)}
          onChange={({ target }) => change({ durationMinutes: Number(target.value) })}
        />
        <TextField
          name="seats"
          type="number"
          inputMode="numeric"
          label={words.seats}
          hint={`${words.seatsHint(taken)}${gap}${seats.editor.voice(membersMax(voice))}`}
          required
          min={Math.max(SEATS_MIN, taken)}
          max={SEATS_MAX}
          value={draft.seats}
          onChange={({ target }) => change({ seats: target.value })}
        />
      </div>
    </>
  );
}
