import { Section } from '../ui/section.tsx';
import { CLOCK_KEY } from '../ui/time.ts';
import { locale } from '../words/language.ts';
import { accountSettings } from '../words/made/accounts.ts';
import { SavedSelect } from './saved-select.tsx';

const { clock: words } = accountSettings;

const CLOCKS = ['h12', 'h23'] as const;

/** A quarter to ten in the evening, which tells the two clocks apart. */
const EVENING = new Date(2025, 0, 1, 21, 45);

const example = (hourCycle: (typeof CLOCKS)[number]) =>
  EVENING.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit', hourCycle });

function save(clock: string) {
  if (clock === '') localStorage.removeItem(CLOCK_KEY);
  else localStorage.setItem(CLOCK_KEY, clock);
}

/** Whether times have 12 or 24 hours on this device. */
export const ClockSection = () => (
  <Section id="clock" title={words.title}>
    <SavedSelect
      name="clock"
      label={words.label}
      hint={words.hint}
      options={[
        { value: '', label: words.region },
        ...CLOCKS.map((value) => ({ value, label: words[value](example(value)) })),
      ]}
      value={localStorage.getItem(CLOCK_KEY) ?? ''}
      button={words.save}
      save={save}
    />
  </Section>
);
