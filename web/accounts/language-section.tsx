import { localeOf } from '../../worker/contract/locales.ts';
import { localeOptions, pageLocale, saveLanguage } from '../base/language.ts';
import { Section } from '../ui/section.tsx';
import { accountSettings } from '../words/made/accounts.ts';
import { languageChoice as words } from '../words/made/language-choice.ts';
import { SavedSelect } from './saved-select.tsx';

/** The language that Peerway speaks with the user. */
export const LanguageSection = () => (
  <Section id="language" title={words.label}>
    <SavedSelect
      name="language"
      label={words.label}
      hint={words.hint}
      options={localeOptions()}
      value={pageLocale()}
      button={accountSettings.language.save}
      save={(value) => saveLanguage(localeOf(value))}
    />
  </Section>
);
