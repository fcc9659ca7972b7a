import type { SessionItem } from '../../../worker/contract/session.ts';
import { languageName } from '../../base/languages.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { common } from '../../words/made/common.ts';
import { sessions } from '../../words/made/sessions.ts';
import { level, region, style } from '../../words/made/vocabulary.ts';
import { comma } from '../../words/punctuation.ts';
import css from './requirements.module.css';

const words = sessions.page;

/** The session's requirements, each with an icon. */
export function Requirements({ session }: { session: SessionItem }) {
  const facts: [icon: IconName, label: string, value: string][] = [
    [
      session.platforms[0] ?? 'pc',
      words.platforms,
      session.platforms.map((name) => common.platform[name]).join(comma),
    ],
    ['globe', words.regionLabel, region[session.region]],
    ['volume', words.language, languageName(session.language)],
    ['star', words.levelLabel, level[session.level]],
    ['flag', words.styleLabel, style[session.style]],
    [
      session.microphone ? 'mic' : 'mic-off',
      words.microphone,
      session.microphone ? words.microphoneNeeded : words.microphoneFree,
    ],
    ['shield', words.age, session.adultsOnly ? words.adults : words.everyAge],
  ];
  if (session.visibility !== 'public') {
    facts.push(['eye', words.visibilityLabel, sessions.visibility[session.visibility].name]);
  }
  return (
    <dl className={css.facts}>
      {facts.map(([icon, label, value]) => (
        <div key={label} className={css.fact}>
          <Icon name={icon} size={20} />
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
