import { Link } from 'react-router';

import { decisionTicket } from '../base/decision-ticket.ts';
import { buttonClass } from '../ui/button.tsx';
import { decisions } from '../words/made/decisions.ts';

/** After a log-in that was refused because the account is suspended or banned: the way to the decision. */
export const DecisionLink = ({ problem }: { problem: string }) =>
  problem !== '' &&
  decisionTicket() !== null && (
    <Link to="/decisions" className={buttonClass({ size: 'lg', wide: true })}>
      {decisions.read}
    </Link>
  );
