import type * as accounts from './en/accounts.ts';
import type * as afterwards from './en/afterwards.ts';
import type * as calls from './en/calls.ts';
import type * as catalogueAdmin from './en/catalogue-admin.ts';
import type * as catalogue from './en/catalogue.ts';
import type * as common from './en/common.ts';
import type * as formerPlayer from './en/former-player.ts';
import type * as home from './en/home.ts';
import type * as hours from './en/hours.ts';
import type * as install from './en/install.ts';
import type * as languageChoice from './en/language-choice.ts';
import type * as legal from './en/legal.ts';
import type * as media from './en/media.ts';
import type * as messages from './en/messages.ts';
import type * as moderationLog from './en/moderation-log.ts';
import type * as moderationOverview from './en/moderation-overview.ts';
import type * as moderationReports from './en/moderation-reports.ts';
import type * as moderation from './en/moderation.ts';
import type * as notificationSettings from './en/notification-settings.ts';
import type * as notifications from './en/notifications.ts';
import type * as people from './en/people.ts';
import type * as popups from './en/popups.ts';
import type * as providers from './en/providers.ts';
import type * as reports from './en/reports.ts';
import type * as search from './en/search.ts';
import type * as seats from './en/seats.ts';
import type * as sessions from './en/sessions.ts';
import type * as vocabulary from './en/vocabulary.ts';
import type * as waysIn from './en/ways-in.ts';
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
