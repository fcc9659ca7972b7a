import { useEffect, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';

import { checkAccount } from '../base/account.ts';
import { keepFields, restoreFields } from '../base/kept-fields.ts';
import { chooseLanguage, localeOptions, pageLocale } from '../base/language.ts';
import { setKeepTyped } from '../base/load-script.ts';
import { onOtherTab } from '../base/other-tab.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { install } from '../words/made/install.ts';
import { languageChoice } from '../words/made/language-choice.ts';
import { installPrompt } from './install-prompt.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useScrollDirection } from './use-scroll-direction.ts';

setKeepTyped(keepFields);

/** The language menu, and a button that installs the client where the browser offers that. */
export function FooterTools() {
  // Every screen needs these. They are here, so that the first script is smaller.
  useKeptFocus();
  useScrollDirection();
  const { revalidate } = useRevalidator();
  useEffect(() => onOtherTab(() => void checkAccount().then(revalidate)), [revalidate]);
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.get);
  const ask = () => {
    installPrompt.set(null);
    void prompt?.prompt();
  };
  return (
    <>
      {prompt && (
        <li>
          <Button variant="bare" onClick={ask}>
            {install.button}
          </Button>
        </li>
      )}
      <li>
        <LanguageMenu />
      </li>
    </>
  );
}

function LanguageMenu() {
  // A change of language or a deploy reloads the page. Then the typed text is put back.
  useEffect(restoreFields, []);
  const options = localeOptions();
  const current = pageLocale();
  return (
    <Menu
      worded
      icon="globe"
      label={options.find(({ value }) => value === current)?.label ?? languageChoice.label}
    >
      {options.map(({ value, label }) => (
        <MenuItem
          key={value}
          lang={value}
          aria-pressed={value === current}
          onClick={() => void chooseLanguage(value)}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
