/**
 * The enums of the admin area, in a file of their own so that only admins load them. No imports: the browser loads
 * these without the schema library.
 */

/** Actions in the audit log. */
export const AUDIT_ACTIONS = [
  'role',
  'registration-changed',
  'registration-approved',
  'registration-declined',
  'factors-reset',
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
  'message-removed',
  'text-approved',
  'text-refused',
  'held-words-changed',
  'appeal-decided',
  'game-added',
  'game-changed',
  'game-archived',
  'game-restored',
  'game-cover-uploaded',
  'game-cover-removed',
  'games-merged',
  'games-imported',
  'game-request-decided',
  'category-added',
  'category-changed',
  'categories-ordered',
  'categories-merged',
] as const;

export const ACCOUNT_STATUSES = [
  'active',
  'pending',
  'suspended',
  'banned',
  'leaving',
  'gone',
] as const;
/** States that an admin can set. `active` lifts a suspension or a ban. */
export const ADMIN_STATUSES = ['active', 'suspended', 'banned'] as const;

/** What a new account can have in common with one that was banned: the mailbox, a linked account, the network. */
export const RETURN_KINDS = ['mailbox', 'identity', 'address'] as const;

/** Lists of sessions and files: the newest, and those taken down. */
export const CONTENT_LISTS = ['latest', 'taken-down'] as const;

export type ContentListName = (typeof CONTENT_LISTS)[number];

/** What goes wrong and is counted per day. */
const FAILURES = ['errors', 'failedEmails', 'failedPushes', 'failedCopies'] as const;
/** What is counted per day. */
export const FIGURES = [
  'users',
  'sessions',
  'applications',
  'calls',
  'files',
  ...FAILURES,
] as const;

/** The operator's settings. */
export const SETTING_SUBJECTS = [
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'PUBLIC_URL',
  'OPERATOR',
  'MAIL',
  'PUSH',
  'IMAGES',
  'TURN',
  'SFU',
  'ADMIN_SECOND_FACTOR',
  'REMEMBER_ADDRESSES',
  'DISCORD',
  'GOOGLE',
  'TWITCH',
  'STEAM',
  'CLIENT_ORIGINS',
  'JURISDICTION',
] as const;
/** Also the cron trigger that runs every minute, its tasks that fail, and the database's size. */
export const HEALTH_SUBJECTS = [...SETTING_SUBJECTS, 'clock', 'tasks', 'database'] as const;
export const HEALTH_STATES = ['ok', 'weak', 'missing'] as const;

export type Failure = (typeof FAILURES)[number];
export type Figure = (typeof FIGURES)[number];
export type HealthState = (typeof HEALTH_STATES)[number];
export type AdminStatus = (typeof ADMIN_STATUSES)[number];
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The texts that may have to wait for a moderator. `alt` is the alternative text of a file. */
export const HELD_FIELDS = ['name', 'about', 'description', 'alt'] as const;
