import type * as noticeSentence from './en/notice-sentence.ts';
import type * as accounts from './made/en/accounts.ts';
import type * as afterwards from './made/en/afterwards.ts';
import type * as calls from './made/en/calls.ts';
import type * as catalogueAdmin from './made/en/catalogue-admin.ts';
import type * as catalogue from './made/en/catalogue.ts';
import type * as common from './made/en/common.ts';
import type * as formerPlayer from './made/en/former-player.ts';
import type * as home from './made/en/home.ts';
import type * as hours from './made/en/hours.ts';
import type * as install from './made/en/install.ts';
import type * as languageChoice from './made/en/language-choice.ts';
import type * as legal from './made/en/legal.ts';
import type * as media from './made/en/media.ts';
import type * as messages from './made/en/messages.ts';
import type * as moderationLog from './made/en/moderation-log.ts';
import type * as moderationOverview from './made/en/moderation-overview.ts';
import type * as moderationReports from './made/en/moderation-reports.ts';
import type * as moderation from './made/en/moderation.ts';
import type * as notificationSettings from './made/en/notification-settings.ts';
import type * as notifications from './made/en/notifications.ts';
import type * as people from './made/en/people.ts';
import type * as popups from './made/en/popups.ts';
import type * as providers from './made/en/providers.ts';
import type * as reports from './made/en/reports.ts';
import type * as search from './made/en/search.ts';
import type * as seats from './made/en/seats.ts';
import type * as sessions from './made/en/sessions.ts';
import type * as vocabulary from './made/en/vocabulary.ts';
import type * as waysIn from './made/en/ways-in.ts';
import type { Translated } from './translated.ts';

/** All words of the client, as web/words/<language>/index.ts exports them. */
export type Words = Translated<
  typeof accounts &
    typeof afterwards &
    typeof calls &
    typeof catalogueAdmin &
    typeof catalogue &
    typeof common &
    typeof formerPlayer &
    typeof home &
    typeof hours &
    typeof install &
    typeof languageChoice &
    typeof legal &
    typeof media &
    typeof messages &
    typeof moderationLog &
    typeof moderationOverview &
    typeof moderationReports &
    typeof moderation &
    typeof notificationSettings &
    typeof noticeSentence &
    typeof notifications &
    typeof people &
    typeof popups &
    typeof providers &
    typeof reports &
    typeof search &
    typeof seats &
    typeof sessions &
    typeof vocabulary &
    typeof waysIn
>;

declare global {
  /** The words of the chosen language, which web/boot.ts loads before the client. Undefined if it is English. */
  var peerwayWords: Partial<Words> | undefined;
}
