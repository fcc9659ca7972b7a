/**
 * The enums on the wire. No imports: the browser loads these without the schema library.
 */

export const PLATFORMS = ['pc', 'playstation', 'xbox', 'switch', 'mobile'] as const;
/** Where gamertags are from, besides platforms. All but Twitch are shops and launchers of the PC. */
export const TAG_SERVICES = ['battlenet', 'epic', 'steam', 'twitch'] as const;
export const TAG_PLACES = [...PLATFORMS, ...TAG_SERVICES] as const;
export const REGIONS = [
  'europe',
  'north-america',
  'south-america',
  'asia',
  'oceania',
  'africa',
  'middle-east',
] as const;
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export const LEVELS = ['any', 'beginner', 'intermediate', 'advanced'] as const;
export const STYLES = ['casual', 'ranked'] as const;
export const VISIBILITIES = ['public', 'friends', 'unlisted'] as const;
export const SESSION_STATUSES = ['open', 'full', 'running', 'ended', 'cancelled'] as const;
export const APPLICATION_STATUSES = [
  'pending',
  'waiting',
  'accepted',
  'declined',
  'withdrawn',
  'left',
  'removed',
] as const;
export const INVITATION_STATUSES = ['open', 'accepted', 'declined', 'ended', 'withdrawn'] as const;
export const RELATIONS = ['none', 'invited', 'invites', 'friends', 'self'] as const;
/** Friends online, all friends, and received and sent invites. */
export const FRIEND_LISTS = ['online', 'active', 'in', 'out'] as const;
/** What a listed session has in common with the caller: why it may fit. */
export const FITS = ['game', 'hours', 'language', 'level', 'region'] as const;
/** What a listed user has in common with the caller. */
export const USER_FITS = ['game', 'language', 'region', 'platform'] as const;
export const SESSION_SORTS = ['soonest', 'newest', 'best'] as const;
/**
 * `past` (hosted) and `attended` (joined) are over or cancelled. `next` is what the user hosts or joins. `applied` and
 * `attended` are in the order of the applications, the others by start.
 */
export const OWN_SESSION_TABS = [
  'hosting',
  'joining',
  'applied',
  'past',
  'attended',
  'next',
] as const;
export const AUDIENCES = ['everyone', 'friends', 'nobody'] as const;
export const NOTICE_KINDS = [
  'application-received',
  'application-accepted',
  'application-waiting',
  'application-declined',
  'application-withdrawn',
  'member-left',
  'member-removed',
  'session-changed',
  'session-moved',
  'session-cancelled',
  'friend-invited',
  'friend-accepted',
  'session-host-gone',
  'session-taken-down',
  'session-restored',
  'media-taken-down',
  'media-restored',
  'message-removed',
  'text-refused',
  'account-warned',
  'account-suspended',
  'account-lifted',
  'appeal-granted',
  'appeal-upheld',
  'role-changed',
  'report-decided',
  'report-upheld',
  'report-dismissed',
  'game-request-accepted',
  'game-request-declined',
  'mentioned',
  'reminder-day',
  'reminder-soon',
  'session-matched',
  'session-needs-more',
  'session-invited',
  'invitation-accepted',
  'member-skipped',
  'series-left',
  'series-changed',
  'series-moved',
  'series-cancelled',
  'attendance-asked',
  'marked-absent',
  'absence-contested',
  'thanked',
  'member-joined',
  'seat-offered',
  'seat-offer-missed',
] as const;
/** The topics in the settings of notifications. A notice belongs to one topic, or to none and can't be turned off. */
export const NOTIFICATION_TOPICS = [
  'applications',
  'seats',
  'changes',
  'reminders',
  'voice',
  'messages',
  'invitations',
  'friends',
  'calls',
  'matches',
  'afterwards',
] as const;
/** How reliably a user comes. Only the host whom they apply to and the user see it. */
export const ATTENDANCE_BANDS = ['new', 'usually', 'sometimes', 'often'] as const;
/** What a member says about coming. Whoever can't come leaves. */
export const MEMBER_ANSWERS = ['coming', 'late', 'unsure'] as const;
export const THANKS_KINDS = ['teammate', 'friendly', 'host'] as const;
/** The channels besides tabs, which show everything. */
export const CHANNELS = ['push', 'email'] as const;

export type Platform = (typeof PLATFORMS)[number];
export type TagPlace = (typeof TAG_PLACES)[number];
export type Region = (typeof REGIONS)[number];
export type Relation = (typeof RELATIONS)[number];
export type Weekday = (typeof WEEKDAYS)[number];
export type Level = (typeof LEVELS)[number];
export type SessionStatus = (typeof SESSION_STATUSES)[number];
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
export type FriendListName = (typeof FRIEND_LISTS)[number];
export type Fit = (typeof FITS)[number];
export type UserFit = (typeof USER_FITS)[number];
export type SessionSort = (typeof SESSION_SORTS)[number];
export type OwnSessionTab = (typeof OWN_SESSION_TABS)[number];
export type Audience = (typeof AUDIENCES)[number];
export type NoticeKind = (typeof NOTICE_KINDS)[number];
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];
export type AttendanceBand = (typeof ATTENDANCE_BANDS)[number];
export type MemberAnswer = (typeof MEMBER_ANSWERS)[number];
export type ThanksKind = (typeof THANKS_KINDS)[number];
export type Channel = (typeof CHANNELS)[number];
