import type { Fit } from '../../worker/contract/vocabulary.ts';
import { fitWords as words } from '../words/made/hours.ts';
import { colon } from '../words/punctuation.ts';
import css from './session-cards.module.css';

/** Why a session fits the viewer, on its card. */
const Fits = ({ fits }: { fits: readonly Fit[] }) => (
  <p className={css.facts}>
    <span>
      {words.why}
      {colon}
    </span>
    {fits.map((fit) => words[fit]).join(' · ')}
  </p>
);

export default Fits;
