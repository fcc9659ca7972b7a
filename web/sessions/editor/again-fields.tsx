import { pictureOf } from '../../base/media.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ChipButton, Chips } from '../../ui/chip.tsx';
import { Checkbox } from '../../ui/switch.tsx';
import { afterwards } from '../../words/made/afterwards.ts';
import type { Draft } from './draft.ts';
import type { Again } from './played-again.ts';
import css from './session-editor.module.css';

const { again: words } = afterwards;

interface AgainFieldsProps {
  again: Again;
  leftOut: readonly number[];
  onLeaveOut: (users: number[]) => void;
}

/** The people of the past session. Those who stay ticked are invited. */
export const AgainFields = ({ again: { people }, leftOut, onLeaveOut }: AgainFieldsProps) => (
  <section className={css.part} aria-labelledby="again">
    <h2 id="again">{words.people}</h2>
    <p className={css.lead}>{people.length === 0 ? words.none : words.peopleHint}</p>
    <ul className={css.again}>
      {people.map(({ id, name, firstFile }) => (
        <li key={id}>
          <Checkbox
            label={
              <span className={css.face}>
                <Avatar name={name} src={pictureOf(firstFile)} edge={32} />
                <bdi>{name}</bdi>
              </span>
            }
            checked={!leftOut.includes(id)}
            onChange={({ target }) =>
              onLeaveOut(target.checked ? leftOut.filter((one) => one !== id) : [...leftOut, id])
            }
          />
        </li>
      ))}
    </ul>
  </section>
);

interface AgainTimesProps {
  times: Again['times'];
  draft: Draft;
  change: (fields: Partial<Draft>) => void;
}

/** Buttons for likely starts. */
export function AgainTimes({ times, draft, change }: AgainTimesProps) {
  const starts = [
    { name: words.nextWeek, start: times.nextWeek },
    { name: words.evening, start: times.evening },
  ].flatMap(({ name, start }) => (start === null ? [] : { name, start }));
  return (
    <Chips label={words.times}>
      {starts.map(({ name, start }) => (
        <li key={name}>
          <ChipButton
            chosen={!draft.playNow && draft.start === start}
            onClick={() => change({ start, playNow: false })}
          >
            {name}
          </ChipButton>
        </li>
      ))}
    </Chips>
  );
}
