import { Link } from 'react-router';

import { buttonClass } from '../ui/button.tsx';

interface ChoiceLinksProps<Name extends string> {
  label: string;
  names: readonly Name[];
  words: Record<Name, string>;
  current: Name;
  to: (name: Name) => string;
}

/** Links that choose one of several lists. Each list has its own URL. */
export const ChoiceLinks = <Name extends string>({
  label,
  names,
  words,
  current,
  to,
}: ChoiceLinksProps<Name>) => (
  <nav aria-label={label}>
    <ul className="wrap-2">
      {names.map((name) => (
        <li key={name}>
          <Link
            to={to(name)}
            preventScrollReset
            className={buttonClass()}
            {...(name === current && { 'aria-current': 'page' as const })}
          >
            {words[name]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
