import { useState } from 'react';

import { localeOf } from '../../worker/contract/locales.ts';
import { announceFailure } from '../base/announce-failure.ts';
import { browserZone } from '../base/browser-zone.ts';
import { chosenZone, ZONE_KEY } from '../base/chosen-zone.ts';
import { saveZone } from '../base/follow-zone.ts';
import { FOLLOWED_KEY } from '../base/followed-zone.ts';
import { keepFields } from '../base/kept-fields.ts';
import { localeOptions, pageLocale, saveLanguage } from '../base/language.ts';
import { Button } from '../ui/button.tsx';
import css from '../ui/section.module.css';
import { Section } from '../ui/section.tsx';
import { Select } from '../ui/select.tsx';
import { CLOCK_KEY } from '../ui/time.ts';
import { zoneLabel, zoneOptions } from '../ui/zones.ts';
import { locale } from '../words/language.ts';
import { accountSettings } from '../words/made/accounts.ts';
import { languageChoice as words } from '../words/made/language-choice.ts';

interface SavedSectionProps {
  /** Fields are kept under their names, so that another choice isn't lost when the page loads again. */
  id: string;
  title: string;
  label: string;
  hint: string;
  options: readonly { value: string; label: string }[];
  value: string;
  button: string;
  /** A failed request may reject. */
  save: (value: string) => void | Promise<void>;
}

/**
 * A choice that is made while the page loads, so it loads again. It is saved by a button, because each arrow key in the
 * list is a choice.
 */
function SavedSection({ id, title, value, button, save, ...select }: SavedSectionProps) {
  const [chosen, setChosen] = useState(value);
  const [pending, setPending] = useState(false);
  const submit = async () => {
    setPending(true);
    try {
      await save(chosen);
    } catch (error) {
      setPending(false);
      announceFailure(error);
      return;
    }
    keepFields();
    location.reload();
  };
  return (
    <Section id={id} title={title}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Select
          {...select}
          name={id}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        <div>
          <Button type="submit" pending={pending}>
            {button}
          </Button>
        </div>
      </form>
    </Section>
  );
}

const { clock, zone, language } = accountSettings;

/** The language that Peerway speaks with the user. */
export const LanguageSection = () => (
  <SavedSection
    id="language"
    title={words.label}
    label={words.label}
    hint={words.hint}
    options={localeOptions()}
    value={pageLocale()}
    button={language.save}
    save={(value) => saveLanguage(localeOf(value))}
  />
);

async function keepZone(chosen: string) {
  await saveZone(chosen || browserZone());
  localStorage.removeItem(FOLLOWED_KEY);
  if (chosen === '') localStorage.removeItem(ZONE_KEY);
  else localStorage.setItem(ZONE_KEY, chosen);
}

/**
 * The zone of all times: a chosen one, or the browser's. Browsers that guard privacy report UTC. Emails and quiet hours go
 * by the account's zone, screens by the device's.
 */
export const ZoneSection = () => (
  <SavedSection
    id="zone"
    title={zone.title}
    label={zone.label}
    hint={zone.hint}
    options={[
      { value: '', label: zone.browser(zoneLabel(browserZone())) },
      ...zoneOptions(chosenZone),
    ]}
    value={chosenZone ?? ''}
    button={zone.save}
    save={keepZone}
  />
);

const CLOCKS = ['h12', 'h23'] as const;

/** A quarter to ten in the evening, which tells the two clocks apart. */
const EVENING = new Date(2025, 0, 1, 21, 45);

const example = (hourCycle: (typeof CLOCKS)[number]) =>
  EVENING.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit', hourCycle });

function keepClock(chosen: string) {
  if (chosen === '') localStorage.removeItem(CLOCK_KEY);
  else localStorage.setItem(CLOCK_KEY, chosen);
}

/** Whether times have 12 or 24 hours on this device. */
export const ClockSection = () => (
  <SavedSection
    id="clock"
    title={clock.title}
    label={clock.label}
    hint={clock.hint}
    options={[
      { value: '', label: clock.region },
      ...CLOCKS.map((value) => ({ value, label: clock[value](example(value)) })),
    ]}
    value={localStorage.getItem(CLOCK_KEY) ?? ''}
    button={clock.save}
    save={keepClock}
  />
);
