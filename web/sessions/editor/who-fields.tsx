import { LEVELS, REGIONS, STYLES, VISIBILITIES } from '../../../worker/contract/vocabulary.ts';
import { languageOptions } from '../../base/language-options.ts';
import { Select } from '../../ui/select.tsx';
import { Checkbox } from '../../ui/switch.tsx';
import { sessions } from '../../words/made/sessions.ts';
import { level, region, style } from '../../words/made/vocabulary.ts';
import { Group } from './group.tsx';
import css from './session-editor.module.css';
import type { FieldsProps } from './use-draft.ts';

const words = sessions.editor;

/** The options of a closed set, and a function that maps a <select>'s value back to it. */
function choice<Value extends string>(values: readonly Value[], names: Record<Value, string>) {
  return {
    options: values.map((value) => ({ value, label: names[value] })),
    parse: (text: string) => values.find((value) => value === text),
  };
}

const regions = choice(REGIONS, region);
const levels = choice(LEVELS, level);
const styles = choice(STYLES, style);

/** Requirements for members, and the session's visibility. */
export function WhoFields({ draft, change }: FieldsProps) {
  return (
    <>
      <div className={css.four}>
        <Select
          name="level"
          label={words.level}
          options={levels.options}
          value={draft.level}
          onChange={({ target }) => change({ level: levels.parse(target.value) ?? draft.level })}
        />
        <Select
          name="region"
          label={words.region}
          options={regions.options}
          value={draft.region}
          onChange={({ target }) => change({ region: regions.parse(target.value) ?? draft.region })}
        />
        <Select
          name="language"
          label={words.language}
          options={languageOptions(draft.language)}
          value={draft.language}
          onChange={({ target }) => change({ language: target.value })}
        />
        <Select
          name="style"
          label={words.style}
          options={styles.options}
          value={draft.style}
          onChange={({ target }) => change({ style: styles.parse(target.value) ?? draft.style })}
        />
      </div>
      <div className={css.pair}>
        <Checkbox
          name="microphone"
          label={words.microphone}
          checked={draft.microphone}
          onChange={({ target }) => change({ microphone: target.checked })}
        />
        <Checkbox
          name="adultsOnly"
          label={words.adultsOnly}
          hint={words.adultsOnlyHint}
          checked={draft.adultsOnly}
          onChange={({ target }) => change({ adultsOnly: target.checked })}
        />
      </div>
      <Group name="visibility" label={words.visibility}>
        <div className={css.ways}>
          {VISIBILITIES.map((visibility) => (
            <label key={visibility} className={css.choice}>
              <input
                type="radio"
                name="visibility"
                value={visibility}
                checked={draft.visibility === visibility}
                onChange={() => change({ visibility })}
              />
              <strong>{sessions.visibility[visibility].name}</strong>
              <small>{sessions.visibility[visibility].hint}</small>
            </label>
          ))}
        </div>
      </Group>
    </>
  );
}
