import * as accounts from './accounts.ts';
import * as afterwards from './afterwards.ts';
import * as calls from './calls.ts';
import * as catalogueAdmin from './catalogue-admin.ts';
import * as catalogue from './catalogue.ts';
import * as common from './common.ts';
import * as formerPlayer from './former-player.ts';
import * as home from './home.ts';
import * as hours from './hours.ts';
import * as install from './install.ts';
import * as languageChoice from './language-choice.ts';
import * as legal from './legal.ts';
import * as media from './media.ts';
import * as messages from './messages.ts';
import * as moderationLog from './moderation-log.ts';
import * as moderationOverview from './moderation-overview.ts';
import * as moderationReports from './moderation-reports.ts';
import * as moderation from './moderation.ts';
import * as notificationSettings from './notification-settings.ts';
import * as notifications from './notifications.ts';
import * as people from './people.ts';
import * as popups from './popups.ts';
import * as providers from './providers.ts';
import * as reports from './reports.ts';
import * as search from './search.ts';
import * as seats from './seats.ts';
import * as sessions from './sessions.ts';
import * as vocabulary from './vocabulary.ts';
import * as waysIn from './ways-in.ts';

globalThis.peerwayWords = {
  ...accounts,
  ...afterwards,
  ...calls,
  ...catalogueAdmin,
  ...catalogue,
  ...common,
  ...formerPlayer,
  ...home,
  ...hours,
  ...install,
  ...languageChoice,
  ...legal,
  ...media,
  ...messages,
  ...moderationLog,
  ...moderationOverview,
  ...moderationReports,
  ...moderation,
  ...notificationSettings,
  ...notifications,
  ...people,
  ...popups,
  ...providers,
  ...reports,
  ...search,
  ...seats,
  ...sessions,
  ...vocabulary,
  ...waysIn,
};
