import { localeOf } from '../../worker/contract/locales.ts';
import { chooseLanguage, localeOptions, pageLocale } from '../base/language.ts';
import { Section } from '../ui/section.tsx';
import { Select } from '../ui/select.tsx';
import { languageChoice as words } from '../words/made/language-choice.ts';

/** The language that Peerway speaks with the user. */
export const LanguageSection = () => (
  <Section id="language" title={words.label}>
    <Select
      label={words.label}
      hint={words.hint}
      options={localeOptions()}
      value={pageLocale()}
      onChange={({ target }) => void chooseLanguage(localeOf(target.value))}
    />
  </Section>
);
