import { Link } from 'react-router';

import { rulePath } from '../../../worker/contract/decision-vocabulary.ts';
import type { DecisionItem } from '../../../worker/contract/decision.ts';
import { momentWord } from '../../ui/dates.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { decisions as words } from '../../words/made/decisions.ts';

const when = (iso: string) => momentWord(Date.parse(iso));

type ShownDecision = Pick<
  DecisionItem,
  'kind' | 'name' | 'scope' | 'until' | 'ground' | 'facts' | 'fromNotice' | 'decidedAt'
> &
  Partial<Pick<DecisionItem, 'text'>>;

export function DecisionFacts({ decision }: { decision: ShownDecision }) {
  const { kind, name, text = null, scope, until, ground, facts, fromNotice, decidedAt } = decision;
  const { rule, law } = ground;
  const found = kind === 'text-refused' ? words.listed : words.found;
  return (
    <Facts>
      <Fact name={words.session} written>
        {name}
      </Fact>
      <Fact name={words.text} written>
        {text}
      </Fact>
      <Fact name={words.scope}>{words.scopes[scope]}</Fact>
      <Fact name={words.until}>{until !== null && when(until)}</Fact>
      <Fact name={words.ground}>
        {(rule !== undefined || law === undefined) && (
          <Link to={rulePath(rule)}>
            {rule === undefined ? words.whole : words.rules[rule].title}
          </Link>
        )}
        {law !== undefined && <p dir="auto">{law}</p>}
      </Fact>
      <Fact name={words.facts} written>
        {facts}
      </Fact>
      <Fact name={words.source}>{fromNotice ? words.reported : found}</Fact>
      <Fact name={words.decided}>{when(decidedAt)}</Fact>
    </Facts>
  );
}
