/**
 * The bounds that forms show and the server enforces. Lengths are in UTF-16 code units, as HTML's `maxlength` counts
 * them. Names of users and sessions are counted as people count, in graphemes. No imports: the browser loads these
 * without the schema library.
 */

export const USER_NAME_MIN = 2;
export const USER_NAME_MAX = 40;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 10;
/** scrypt takes any length. The bound limits the size of the body. */
export const PASSWORD_MAX = 256;
/** A code of an authenticator app, or a recovery code with its dashes. */
export const CODE_MAX = 40;
export const RECOVERY_CODES = 10;
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX = 60;
/** An account's name at a provider. Google has no name, so its email stands there. */
export const IDENTITY_NAME_MAX = 254;
export const ABOUT_MAX = 2_000;
export const LANGUAGES_MAX = 8;
export const GAMERTAG_MAX = 40;

export const SESSION_NAME_MIN = 2;
export const SESSION_NAME_MAX = 80;
export const PARTY_CODE_MAX = 60;
export const SESSION_DESCRIPTION_MAX = 4_000;
export const SESSION_GAMES_MAX = 5;
export const SEATS_MIN = 2;
/** Roles of a session, and the length of a role's name. */
export const ROLES_MAX = 8;
export const ROLE_NAME_MAX = 30;
export const SEATS_MAX = 100;
/** Presets of roles: of one game, of one user, and the length of a preset's name. */
export const GAME_PRESETS_MAX = 8;
export const OWN_PRESETS_MAX = 20;
export const PRESET_NAME_MAX = 40;
/** A session needs few more people if it starts within this time, and has at most this many free seats. */
export const LAST_CALL_MINUTES = 30;
export const LAST_CALL_SEATS = 3;
export const DURATION_MIN_MINUTES = 15;
export const DURATION_MAX_MINUTES = 24 * 60;
export const START_AHEAD_MAX_DAYS = 365;
export const HOURS_A_WEEK = 7 * 24;
/** Sessions of one host that are neither over nor cancelled. A series counts as one. */
export const OPEN_SESSIONS_MAX = 20;
/** Sessions of one host that were made in 24 hours and aren't deleted. Ten daily series begin with 290. */
export const SESSIONS_A_DAY_MAX = 300;
/** How long a series may last, from its first day. */
export const SERIES_WEEKS_MAX = 52;
export const EVERY_WEEKS_MAX = 8;
/** Sessions of a series are created this long before they start. */
export const SERIES_AHEAD_DAYS = 28;

export const APPLICATION_TEXT_MAX = 1_000;
export const INVITE_TEXT_MAX = 1_000;
/** The text that is searched for in a room. */
export const MESSAGE_SEARCH_MAX = 100;
export const MESSAGE_TEXT_MAX = 2_000;
/** Accents on one character. More would spill over the lines around it. */
export const STACKED_MARKS_MAX = 4;
/** Vowel signs and tone marks of one script on one character. */
export const SCRIPT_MARKS_MAX = 10;
export const MESSAGE_CHANGE_WITHIN_MINUTES = 15;
/** Different emojis that people may react to one message with. */
export const REACTION_KINDS_MAX = 12;
/** Messages that the host may pin in a session's room. */
export const PINS_MAX = 5;
/** Pictures of one message. */
export const MESSAGE_PICTURES_MAX = 4;
/** Pictures that a user may upload for messages within an hour. */
export const ROOM_PICTURES_PER_HOUR = 60;
export const ROOM_WRITABLE_DAYS = 7;
export const ROOM_READABLE_DAYS = 90;
/** People who shared a session can write to each other for this long after its end. */
export const MET_WITHIN_DAYS = 30;
/**
 * For this long after the end, a host can mark members who didn't come. Without a mark, a member counts as having come.
 */
export const ABSENCE_MARK_HOURS = 48;
/**
 * For this long after the mark, its user can contest it. For this long after that, another member can agree with the
 * mark.
 */
export const ABSENCE_ANSWER_DAYS = 7;
/**
 * Attendance is computed from at most this many of a user's latest sessions. With fewer than the minimum it says
 * nothing.
 */
export const ATTENDANCE_SESSIONS_MAX = 30;
export const ATTENDANCE_SESSIONS_MIN = 5;
/**
 * Attendance needs sessions of this many hosts, and to be negative, marks of this many. So one host alone decides
 * nothing.
 */
export const ATTENDANCE_MIN_HOSTS = 2;
/** Sessions of one host that count as attended, at most. All marks of one host count once. */
export const ATTENDANCE_PER_HOST_MAX = 5;
/** A host's sessions count for attendance if their account was this old when the session started. */
export const ATTENDANCE_HOST_DAYS = 14;
/** For this long a friendship that has ended still counts as one, for thanks and attendance. */
export const ENDED_FRIENDSHIP_DAYS = 180;
/** For this long after a session, its players are listed as played with. Within it they can thank each other once. */
export const PLAYED_WITH_DAYS = 90;
/** Thanks count towards a level for this long. */
export const THANKS_COUNT_DAYS = 180;
/** Thanks of this many different people make level 1, 2 and 3. */
export const THANKS_LEVELS = [3, 10, 25] as const;
/** How many people's thanks for one session count. */
export const THANKS_PER_SESSION = 2;
/** Thanks count if the giver's account was this old when the session started. */
export const THANKS_ACCOUNT_DAYS = 14;
/** A member may confirm another's absence if their own account was this old when the session started. */
export const WITNESS_ACCOUNT_DAYS = 3;
/** Friend invites that may wait for an answer at a time. */
export const OPEN_INVITES_MAX = 100;
/** The same for an account of less than three days. */
export const OPEN_INVITES_NEW_MAX = 20;
/** For this long after leaving a session, its people can be reported for what they wrote in its room. */
export const ROOMMATES_REPORTABLE_DAYS = 7;
/** People who are invited at once to play again. */
export const AGAIN_MAX = 99;
/** Saved searches of one user, and how many sessions each reports per day. */
export const SAVED_SEARCHES_MAX = 10;
export const SAVED_SEARCH_TOLD_MAX = 3;
export const SAVED_SEARCH_NAME_MAX = 60;
export const CANCEL_REASON_MAX = 500;
export const PREFERENCES_MAX = 50;
export const GAME_NAME_MIN = 2;
export const GAME_NAME_MAX = 80;
export const GAME_CATEGORIES_MAX = 8;
export const CATEGORY_NAME_MIN = 2;
export const CATEGORY_NAME_MAX = 40;
export const CATEGORIES_MAX = 100;
/** Games in one import file. */
export const IMPORT_LINES_MAX = 5_000;
export const IMPORT_MAX_BYTES = 1024 * 1024;
/** Open game requests of one user. */
export const GAME_REQUESTS_MAX = 20;
export const REPORT_TEXT_MAX = 1_000;
export const REPORT_NOTE_MAX = 500;
/** Open reports of one user. */
export const REPORTS_OPEN_MAX = 20;
export const ADMIN_REASON_MAX = 500;
/** The longest suspension. For longer, an account is banned. */
export const SUSPENSION_MAX_DAYS = 365;
export const SEARCH_TEXT_MAX = 200;

export const PAGE_SIZE = 30;
export const PAGE_SIZE_MAX = 60;
/** `totalItems` is counted up to here. Screens show "60+". */
export const TOTAL_MAX = 60;

export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const VIDEO_MAX_BYTES = 95 * 1024 * 1024;
/** A still image that the browser takes from the start of a video. */
export const STILL_MAX_BYTES = 1024 * 1024;
/** The size of every part of a video but the last: R2 requires equal parts of at least 5 MiB. */
export const PART_BYTES = 5 * 1024 * 1024;
/** The image that messengers show of a link. Some don't show larger ones. */
export const PREVIEW_MAX_BYTES = 500 * 1024;
export const PREVIEW_WIDTH_PX = 1200;
export const PREVIEW_HEIGHT_PX = 630;
/** Files of one user's page, or of one session. */
export const MEDIA_MAX = 12;
/** What is kept of one user's uploads of 24 hours: about twenty of the largest videos. */
export const UPLOADS_A_DAY_MAX_GB = 2;
/** Images and stills of one user in 24 hours, also deleted ones, because each costs a transformation. */
export const IMAGES_A_DAY_MAX = 200;
export const ALT_MAX = 300;
/** Decoding an image takes memory for each of its pixels, however few bytes it has. */
export const IMAGE_PIXELS_MAX = 50_000_000;
export const IMAGE_EDGE_MAX_PX = 12_000;

/** For all bodies except uploads. */
export const BODY_MAX_BYTES = 64 * 1024;

/** A decision can be appealed for six months, with this many characters. What was taken down is kept for as long. */
export const APPEAL_WITHIN_DAYS = 183;
export const APPEAL_TEXT_MAX = 1_000;
/** A law, as a decision names it. */
export const LAW_MAX = 200;
/** Moderators can suspend for this long. */
export const MODERATOR_SUSPENSION_MAX_DAYS = 7;

/** An invite link is good for this long. A user may make this many in that time, each for this many people. */
export const INVITE_LINK_DAYS = 14;
export const INVITE_LINKS_MAX = 10;
export const INVITE_USES_MAX = 20;
/** A registration that no admin has decided on is deleted after this long. */
export const APPROVAL_WITHIN_DAYS = 30;

/** A public text with one of the operator's words is shown after this long, even if no moderator has decided. */
export const HELD_HOURS = 72;
export const HELD_WORDS_MAX = 20_000;

/** The name that a visitor may give in a report. It is deleted this long after the decision, with the email. */
export const VISITOR_NAME_MAX = 100;
export const VISITOR_KEPT_DAYS = 30;
