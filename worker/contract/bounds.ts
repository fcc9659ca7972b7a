/**
 * The bounds that forms show and the server enforces. Lengths are in UTF-16 code units, as HTML's
 * `maxlength` counts them. No imports: the browser loads these without the schema library.
 */

export const USER_NAME_MIN = 2;
export const USER_NAME_MAX = 40;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 10;
/** scrypt hashes any length alike; the bound keeps a body from being all password. */
export const PASSWORD_MAX = 256;
export const ABOUT_MAX = 2_000;
export const LANGUAGES_MAX = 8;
export const GAMERTAG_MAX = 40;

export const SESSION_NAME_MIN = 3;
export const SESSION_NAME_MAX = 80;
export const SESSION_DESCRIPTION_MAX = 4_000;
export const SESSION_GAMES_MAX = 5;
export const SEATS_MIN = 2;
export const SEATS_MAX = 100;
export const DURATION_MIN_MINUTES = 15;
export const DURATION_MAX_MINUTES = 24 * 60;
export const START_AHEAD_MAX_DAYS = 365;

export const APPLICATION_TEXT_MAX = 1_000;
export const INVITE_TEXT_MAX = 1_000;
export const CANCEL_REASON_MAX = 500;
export const PREFERENCES_MAX = 50;
export const GAME_NAME_MIN = 2;
export const GAME_NAME_MAX = 80;
export const GAME_CATEGORIES_MAX = 8;
export const CATEGORY_NAME_MIN = 2;
export const CATEGORY_NAME_MAX = 40;
export const CATEGORIES_MAX = 100;
/** Games that one file brings into the catalogue; a longer one is cut in two before. */
export const IMPORT_LINES_MAX = 5_000;
export const IMPORT_MAX_BYTES = 1024 * 1024;
/** Games that one person has asked for and nobody has decided on yet. */
export const GAME_REQUESTS_MAX = 20;
export const REPORT_TEXT_MAX = 1_000;
export const REPORT_NOTE_MAX = 500;
/** Reports of one person that wait for a decision. */
export const REPORTS_OPEN_MAX = 20;
/** Why an admin does something. */
export const ADMIN_REASON_MAX = 500;
/** A suspension ends within this; what is meant for longer is a ban. */
export const SUSPENSION_MAX_DAYS = 365;
export const SEARCH_TEXT_MAX = 200;

export const PAGE_SIZE = 30;
export const PAGE_SIZE_MAX = 60;
/** `totalItems` counts to here and no further; screens say "60+". */
export const TOTAL_MAX = 60;

export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const VIDEO_MAX_BYTES = 95 * 1024 * 1024;
/** What a browser makes of a video's first moments. */
export const STILL_MAX_BYTES = 1024 * 1024;
/** Every part of a video has this many, the last one what is left: R2 wants them alike, and none smaller. */
export const PART_BYTES = 5 * 1024 * 1024;
/** Files of one person's page, or of one session. */
export const MEDIA_MAX = 12;
export const ALT_MAX = 300;
/** Whoever decodes a picture needs memory for each of its pixels, however few bytes it has. */
export const IMAGE_PIXELS_MAX = 50_000_000;
export const IMAGE_EDGE_MAX_PX = 12_000;

/** Uploads aside. */
export const BODY_MAX_BYTES = 64 * 1024;
