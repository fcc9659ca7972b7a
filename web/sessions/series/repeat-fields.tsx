import { SERIES_WEEKS_MAX } from '../../../worker/contract/bounds.ts';
import { WEEKDAYS, type Weekday } from '../../../worker/contract/vocabulary.ts';
import { ownZone } from '../../base/own-zone.ts';
import { ChipButton, Chips } from '../../ui/chip.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { sessions } from '../../words/made/sessions.ts';
import { Group } from '../editor/group.tsx';
import css from '../editor/session-editor.module.css';
import type { FieldsProps } from '../editor/use-draft.ts';
import {
  type DraftSeries,
  EVERY_WEEKS,
  firstDay,
  lastDayMax,
  proposed,
  weekdayOf,
} from './draft-series.ts';

const { editor: words, weekday, shortWeekday } = sessions.series;

/** A rule has no second of two times, when clocks are put back. */
const firstOf = (start: string) => start.slice(0, 16);

/** Sets whether and when a new session repeats. For a session of a series, sets which sessions a change applies to. */
export function RepeatFields({ draft, change, isNew }: FieldsProps & { isNew: boolean }) {
  const { series, start, playNow } = draft;
  const set = (fields: Partial<DraftSeries>) => change({ series: { ...series, ...fields } });
  if (playNow || (!isNew && !series.repeats)) return null;
  const shown = isNew ? series.repeats : series.following;
  return (
    <>
      {isNew ? (
        <Switch
          name="repeats"
          label={words.repeats}
          hint={words.repeatsHint}
          checked={series.repeats}
          onChange={({ target }) =>
            change({
              series: target.checked ? proposed(series, start) : { ...series, repeats: false },
              start: target.checked ? firstOf(start) : start,
            })
          }
        />
      ) : (
        <Scope
          following={series.following}
          onChange={(following) =>
            change({ series: { ...series, following }, start: following ? firstOf(start) : start })
          }
        />
      )}
      {shown && <Rule draft={draft} set={set} />}
    </>
  );
}

interface ScopeProps {
  following: boolean;
  onChange: (following: boolean) => void;
}

const Scope = ({ following, onChange }: ScopeProps) => (
  <Group label={words.scope}>
    <div className={css.ways}>
      {[false, true].map((all) => (
        <label key={String(all)} className={css.choice}>
          <input
            type="radio"
            name="scope"
            checked={following === all}
            onChange={() => onChange(all)}
          />
          <span>{all ? words.following : words.one}</span>
          <small>{all ? words.followingHint : words.oneHint}</small>
        </label>
      ))}
    </div>
  </Group>
);

interface RuleProps extends Pick<FieldsProps, 'draft'> {
  set: (fields: Partial<DraftSeries>) => void;
}

function Rule({ draft: { series, start }, set }: RuleProps) {
  const first = firstDay(start, series);
  const own = weekdayOf(first);
  const toggle = (day: Weekday) =>
    set({
      extraDays: series.extraDays.includes(day)
        ? series.extraDays.filter((one) => one !== day)
        : [...series.extraDays, day],
    });
  return (
    <>
      <Group name="repeats.weekdays" label={words.days}>
        <Chips label={words.days}>
          {WEEKDAYS.map((day) => (
            <li key={day}>
              <ChipButton
                chosen={day === own || series.extraDays.includes(day)}
                disabled={day === own}
                aria-label={weekday[day]}
                onClick={() => toggle(day)}
              >
                {shortWeekday[day]}
              </ChipButton>
            </li>
          ))}
        </Chips>
        <p className={css.note}>{words.daysHint(series.zone || ownZone())}</p>
      </Group>
      <div className={css.pair}>
        <Select
          name="repeats.everyWeeks"
          label={words.every}
          options={EVERY_WEEKS.map((weeks) => ({
            value: String(weeks),
            label: words.everyWeeks(weeks),
          }))}
          value={String(series.everyWeeks)}
          onChange={({ target }) => set({ everyWeeks: Number(target.value) })}
        />
        <DateField
          name="repeats.until"
          label={words.until}
          hint={words.untilHint(SERIES_WEEKS_MAX)}
          required
          min={first}
          max={lastDayMax(first)}
          value={series.until}
          onChange={(until) => set({ until })}
        />
      </div>
    </>
  );
}
