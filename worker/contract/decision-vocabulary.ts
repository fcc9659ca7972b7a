/** The enums of decisions and appeals. No imports: the browser loads these without the schema library. */

/** What can be decided about a user. Each is also an action of the audit log. */
export const DECISION_KINDS = [
  'warning',
  'suspension',
  'ban',
  'session-taken-down',
  'media-taken-down',
  'message-removed',
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

/** `content`: nobody sees it anymore. `account`: its user can't log in, and nobody finds them. */
export const SCOPES = ['none', 'account', 'content'] as const;

export const APPEAL_STATUSES = ['open', 'granted', 'upheld'] as const;
export const APPEAL_LISTS = ['open', 'decided'] as const;

export type DecisionKind = (typeof DECISION_KINDS)[number];
export type Rule = (typeof RULES)[number];
export type Scope = (typeof SCOPES)[number];
export type AppealStatus = (typeof APPEAL_STATUSES)[number];
export type AppealListName = (typeof APPEAL_LISTS)[number];

const SCOPE_OF: Record<DecisionKind, Scope> = {
  warning: 'none',
  suspension: 'account',
  ban: 'account',
  'session-taken-down': 'content',
  'media-taken-down': 'content',
  'message-removed': 'content',
};

/** To what extent a decision restricts. */
export const scopeOf = (kind: DecisionKind) => SCOPE_OF[kind];

/** Where the terms say a rule. Without one, the terms as a whole. */
export const rulePath = (rule: Rule | undefined) =>
  rule === undefined ? '/terms' : `/terms#rule-${rule}`;
