/** The enums of decisions and appeals. No imports: the browser loads these without the schema library. */

/** What can be decided about a user. Each is also an action of the audit log. */
export const DECISION_KINDS = [
  'warning',
  'suspension',
  'ban',
  'session-taken-down',
  'media-taken-down',
  'message-removed',
  'text-refused',
  'session-changed',
  'session-cancelled',
  'session-deleted',
] as const;

/** The rules of the terms. `/terms#rule-hate` is the anchor of one. */
export const RULES = [
  'harassment',
  'hate',
  'sexual',
  'spam',
  'cheating',
  'impersonation',
  'rights',
  'illegal',
] as const;

/**
 * `account`: its user can't log in, and nobody finds them. `content`: others don’t see it. `changed`: others see it as
 * an admin changed it. `cancelled`: it won't take place.
 */
export const SCOPES = ['none', 'account', 'content', 'changed', 'cancelled'] as const;

export const APPEAL_STATUSES = ['open', 'granted', 'upheld'] as const;
export const APPEAL_LISTS = ['open', 'decided'] as const;

export type DecisionKind = (typeof DECISION_KINDS)[number];
export type Rule = (typeof RULES)[number];
type Scope = (typeof SCOPES)[number];
export type AppealListName = (typeof APPEAL_LISTS)[number];

const SCOPE_OF: Record<DecisionKind, Scope> = {
  warning: 'none',
  suspension: 'account',
  ban: 'account',
  'session-taken-down': 'content',
  'media-taken-down': 'content',
  'message-removed': 'content',
  'text-refused': 'content',
  'session-changed': 'changed',
  'session-cancelled': 'cancelled',
  'session-deleted': 'content',
};

/** Whether what was decided about is kept out of sight, so that an appeal can put it back. */
export const isKept = (kind: DecisionKind) =>
  kind === 'session-taken-down' ||
  kind === 'media-taken-down' ||
  kind === 'message-removed' ||
  kind === 'text-refused';

/** To what extent a decision restricts. */
export const scopeOf = (kind: DecisionKind) => SCOPE_OF[kind];

/** Where the terms say a rule. Without one, the terms as a whole. */
export const rulePath = (rule: Rule | undefined) =>
  rule === undefined ? '/terms' : `/terms#rule-${rule}`;
