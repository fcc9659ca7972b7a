import type { Fit, UserFit } from '../../worker/contract/vocabulary.ts';
import { fitWords as words } from '../words/made/hours.ts';
import { colon } from '../words/punctuation.ts';
import css from './session-cards.module.css';

/** Why a session or a user fits the viewer, on its card. */
const Fits = ({ fits, why = words.why }: { fits: readonly (Fit | UserFit)[]; why?: string }) => (
  <p className={css.facts}>
    <span>
      {why}
      {colon}
    </span>
    {fits.map((fit) => words[fit]).join(' · ')}
  </p>
);

export default Fits;
