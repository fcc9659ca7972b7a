import type { SessionItem } from '../../../worker/contract/session.ts';
import { languageName } from '../../base/languages.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { common } from '../../words/made/common.ts';
import { sessions } from '../../words/made/sessions.ts';
import { level, region, style } from '../../words/made/vocabulary.ts';
import { comma } from '../../words/punctuation.ts';
import css from './requirements.module.css';

const words = sessions.page;

interface Fact {
  icon: IconName;
  label: string;
  value: string;
  /** Whether it excludes anyone. */
  asks: boolean;
  /** The value where the label isn't shown. */
  short?: string;
}

function factsOf(session: SessionItem): Fact[] {
  const { platforms, microphone, adultsOnly, visibility } = session;
  const facts: Fact[] = [
    {
      icon: platforms[0] ?? 'pc',
      label: words.platforms,
      value: platforms.map((name) => common.platform[name]).join(comma),
      asks: true,
    },
    { icon: 'globe', label: words.regionLabel, value: region[session.region], asks: true },
    { icon: 'volume', label: words.language, value: languageName(session.language), asks: true },
    {
      icon: 'star',
      label: words.levelLabel,
      value: level[session.level],
      asks: session.level !== 'any',
    },
    { icon: 'flag', label: words.styleLabel, value: style[session.style], asks: true },
    {
      icon: microphone ? 'mic' : 'mic-off',
      label: words.microphone,
      value: microphone ? words.microphoneNeeded : words.microphoneFree,
      asks: microphone,
      short: words.microphone,
    },
    {
      icon: 'shield',
      label: words.age,
      value: adultsOnly ? words.adults : words.everyAge,
      asks: adultsOnly,
    },
  ];
  if (visibility !== 'public') {
    const { name } = sessions.visibility[visibility];
    facts.push({ icon: 'eye', label: words.visibilityLabel, value: name, asks: true });
  }
  return facts;
}

export const Requirements = ({ session }: { session: SessionItem }) => (
  <dl className={css.facts}>
    {factsOf(session).map(({ icon, label, value }) => (
      <div key={label} className={css.fact}>
        <Icon name={icon} size={20} />
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** What a session needs, in a few words. What asks for nothing is left out. */
export const FactChips = ({ session }: { session: SessionItem }) => (
  <ul className="wrap-2" aria-label={words.requirements}>
    {factsOf(session)
      .filter(({ asks }) => asks)
      .map(({ icon, label, value, short }) => (
        <li key={label} className={css.chip}>
          <Icon name={icon} size={17} />
          {short === undefined && <span className="visually-hidden">{label} </span>}
          {short ?? value}
        </li>
      ))}
  </ul>
);
