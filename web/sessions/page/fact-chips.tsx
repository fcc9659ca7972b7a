import type { SessionItem } from '../../../worker/contract/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { sessions } from '../../words/made/sessions.ts';
import css from './requirements.module.css';
import { factsOf } from './requirements.tsx';

/** What a session needs, in a few words. What asks for nothing is left out. */
export const FactChips = ({ session }: { session: SessionItem }) => (
  <ul className="wrap-2" aria-label={sessions.page.requirements}>
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
