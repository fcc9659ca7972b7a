/**
 * The closed sets of words of the admin area. No imports, and apart from the others: what only admins load must not
 * weigh on everybody's first screen.
 */

/** What the audit log can say was done. */
export const AUDIT_ACTIONS = [
  'role',
  'warning',
  'suspension',
  'ban',
  'lift',
  'report-taken',
  'report-left',
  'report-decided',
  'session-changed',
  'session-cancelled',
  'session-deleted',
  'session-taken-down',
  'session-restored',
  'media-taken-down',
  'media-restored',
  'game-added',
  'game-changed',
  'game-archived',
  'game-restored',
  'games-merged',
  'games-imported',
  'game-request-decided',
  'category-added',
  'category-changed',
  'categories-ordered',
  'categories-merged',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
