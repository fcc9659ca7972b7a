import { RULES, scopeOf } from '../contract/decision-vocabulary.ts';
import type { DecisionItem } from '../contract/decision.ts';
import { iso } from '../contract/time.ts';
import { APPEAL_WITHIN_MS } from '../core/decisions.ts';
import type { DecisionRow, OwnDecisionRow } from './queries/decisions.ts';

/** A decision on the wire, as all its readers see it. */
export function decisionFacts(row: DecisionRow) {
  const rule = RULES.find((known) => known === row.rule);
  return {
    '@id': `/api/decisions/${row.id}`,
    id: row.id,
    kind: row.kind,
    about: row.about,
    name: row.name,
    scope: scopeOf(row.kind),
    until: iso(row.until),
    ground: { ...(rule !== undefined && { rule }), ...(row.law !== null && { law: row.law }) },
    facts: row.facts,
    fromNotice: row.fromNotice,
    automated: false as const,
    decidedAt: iso(row.decidedAt),
    endedAt: iso(row.endedAt),
  };
}

/** A decision as the user reads it whom it concerns. */
export function toDecision(row: OwnDecisionRow, now: number): DecisionItem {
  const until = row.decidedAt + APPEAL_WITHIN_MS;
  return {
    ...decisionFacts(row),
    '@type': 'Decision',
    text: row.text,
    redress: {
      appeal: row.appealStatus === null && now < until,
      until: iso(until),
    },
    appeal:
      row.appealStatus === null
        ? null
        : {
            status: row.appealStatus,
            answer: row.answer,
            restored: row.restored,
          },
  };
}
