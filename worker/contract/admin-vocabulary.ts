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

export const ACCOUNT_STATUSES = ['active', 'suspended', 'banned', 'leaving', 'gone'] as const;
/** What an admin can make of an account; `active` lifts a suspension or a ban. */
export const ADMIN_STATUSES = ['active', 'suspended', 'banned'] as const;

/** Lists of sessions and of files: the newest, and what is taken down. */
export const CONTENT_LISTS = ['latest', 'taken-down'] as const;

export type ContentListName = (typeof CONTENT_LISTS)[number];
export type AdminStatus = (typeof ADMIN_STATUSES)[number];
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
