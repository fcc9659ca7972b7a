import { useState } from 'react';

import { LANGUAGES_MAX } from '../../worker/contract/bounds.ts';
import { languageOptions } from '../base/language-options.ts';
import { languageName } from '../base/languages.ts';
import { Chips } from '../ui/chip.tsx';
import { useViolation } from '../ui/form.tsx';
import { RemovableChip } from '../ui/removable-chip.tsx';
import { Select } from '../ui/select.tsx';
import { people } from '../words/made/people.ts';

const { own: words } = people;

interface LanguagePickerProps {
  name: string;
  initial: readonly string[];
  onChange: () => void;
}

/** The user's languages, in order. Each is a field of the form, all with the same name. */
export function LanguagePicker({ name, initial, onChange }: LanguagePickerProps) {
  const [chosen, setChosen] = useState(initial);
  const choose = (next: readonly string[]) => {
    setChosen(next);
    onChange();
  };
  const options = languageOptions('en').filter(({ value }) => !chosen.includes(value));
  const full = chosen.length >= LANGUAGES_MAX;
  return (
    <>
      <Select
        label={words.languages}
        hint={words.languagesHint(LANGUAGES_MAX)}
        error={useViolation(name)}
        disabled={full}
        value=""
        options={[{ value: '', label: words.addLanguage }, ...options]}
        onChange={({ target }) => target.value !== '' && choose([...chosen, target.value])}
      />
      {chosen.length > 0 && (
        <Chips label={words.languages}>
          {chosen.map((tag) => (
            <li key={tag}>
              <input type="hidden" name={name} value={tag} />
              <RemovableChip
                removeLabel={words.removeLanguage(languageName(tag))}
                onRemove={() => choose(chosen.filter((other) => other !== tag))}
              >
                {languageName(tag)}
              </RemovableChip>
            </li>
          ))}
        </Chips>
      )}
    </>
  );
}
