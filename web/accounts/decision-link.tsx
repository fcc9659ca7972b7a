import { decisionTicket } from '../base/decision-ticket.ts';
import { ButtonLink } from '../ui/button.tsx';
import { decisions } from '../words/made/decisions.ts';

/** After a log-in that was refused because the account is suspended or banned: the way to the decision. */
export const DecisionLink = ({ problem }: { problem: string }) =>
  problem !== '' &&
  decisionTicket() !== null && (
    <ButtonLink to="/decisions" size="lg" wide>
      {decisions.read}
    </ButtonLink>
  );
