import { useEffect, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';

import { RECHECK_EVERY_MS, checkAccount, endOwed } from '../base/account.ts';
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

setKeepTyped(keepFields);

/** The language menu, and a button that installs the client where the browser offers that. */
export function FooterTools() {
  // Every screen needs these. They are here, so that the first script is smaller.
  useKeptFocus();
  useScrollDirection();
  const { revalidate } = useRevalidator();
  useEffect(() => onOtherTab(() => void checkAccount().then(revalidate)), [revalidate]);
  useEffect(() => {
    const owed = () => void endOwed();
    owed();
    addEventListener('online', owed);
    const timer = setInterval(owed, RECHECK_EVERY_MS);
    return () => {
      removeEventListener('online', owed);
      clearInterval(timer);
    };
  }, []);
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

/** Smaller movements are ignored. */
const STEP_PX = 8;
/** Near the top the header is always shown. */
const TOP_PX = 96;

/** Sets `data-scrolling` of the root to the last scroll direction, at first `up`, for styles. */
function useScrollDirection() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let last = scrollY;
    dataset.scrolling = 'up';
    const scrolled = () => {
      const now = Math.max(0, scrollY);
      if (Math.abs(now - last) < STEP_PX && now > TOP_PX) return;
      dataset.scrolling = now > last && now > TOP_PX ? 'down' : 'up';
      last = now;
    };
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      removeEventListener('scroll', scrolled);
      delete dataset.scrolling;
    };
  }, []);
}
