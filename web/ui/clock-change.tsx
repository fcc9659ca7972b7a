import { clockChange as words } from '../words/made/clock-change.ts';
import {
  fromLocalInput,
  isSecond,
  momentsOf,
  typedWall,
  wallClockWord,
  zoneName,
} from './dates.ts';
import { Select } from './select.tsx';
import { wallTime } from './time.ts';

interface ClockChangeProps {
  /** The time of a DateTimeField. */
  text: string;
  name: string | undefined;
  /** For rules that can't say which one they mean. */
  firstOnly: boolean;
  onChoose: (second: boolean) => void;
}

/** What becomes of a time that the clocks skip that day, and which one is meant of two. Empty for all other times. */
export function ClockChange({ text, name, firstOnly, onChoose }: ClockChangeProps) {
  const wall = typedWall(text);
  const moments = momentsOf(wall);
  if (Number.isNaN(wall) || moments.length === 1) return null;
  const clock = wallClockWord(wall);
  if (moments.length === 0) {
    return words.skipped({ typed: clock, used: wallClockWord(wallTime(fromLocalInput(text))) });
  }
  if (firstOnly) return words.firstCounts(clock);
  return (
    <Select
      label={words.twice(clock)}
      name={name && `${name}Turn`}
      options={moments.map((at, index) => ({
        value: String(index + 1),
        label: (index === 0 ? words.first : words.second)(zoneName(at)),
      }))}
      value={isSecond(text) ? '2' : '1'}
      onChange={({ target }) => onChoose(target.value === '2')}
    />
  );
}
