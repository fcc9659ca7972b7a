import { Link } from 'react-router';

import { rulePath } from '../../../worker/contract/decision-vocabulary.ts';
import type { DecisionItem } from '../../../worker/contract/decision.ts';
import { momentWord } from '../../ui/dates.ts';
import { decisions as words } from '../../words/made/decisions.ts';
import css from './decisions.module.css';

const when = (iso: string) => momentWord(Date.parse(iso));

type Facts = Pick<
  DecisionItem,
  'name' | 'scope' | 'until' | 'ground' | 'facts' | 'fromNotice' | 'decidedAt'
> &
  Partial<Pick<DecisionItem, 'text'>>;

/** What was decided, on which ground, from which facts. */
export function DecisionFacts({ decision }: { decision: Facts }) {
  const { name, text = null, scope, until, ground, facts, fromNotice, decidedAt } = decision;
  const { rule, law } = ground;
  return (
    <dl className={css.facts}>
      {name !== null && name !== '' && (
        <>
          <dt>{words.session}</dt>
          <dd dir="auto">{name}</dd>
        </>
      )}
      {text !== null && (
        <>
          <dt>{words.text}</dt>
          <dd className={css.told} dir="auto">
            {text}
          </dd>
        </>
      )}
      <dt>{words.scope}</dt>
      <dd>{words.scopes[scope]}</dd>
      {until !== null && (
        <>
          <dt>{words.until}</dt>
          <dd>{when(until)}</dd>
        </>
      )}
      <dt>{words.ground}</dt>
      <dd>
        {(rule !== undefined || law === undefined) && (
          <Link to={rulePath(rule)}>
            {rule === undefined ? words.whole : words.rules[rule].title}
          </Link>
        )}
        {law !== undefined && <p dir="auto">{law}</p>}
      </dd>
      <dt>{words.facts}</dt>
      <dd className={css.told} dir="auto">
        {facts}
      </dd>
      <dt>{words.source}</dt>
      <dd>{fromNotice ? words.reported : words.found}</dd>
      <dt>{words.decided}</dt>
      <dd>{when(decidedAt)}</dd>
    </dl>
  );
}
