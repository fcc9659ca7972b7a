import { iso } from '../../contract/time.ts';
import type { Env } from '../../env.ts';
import { withdrawnName } from '../../media/files/names.ts';
import type { Part } from '../queries/export.ts';
import type { Entry } from './zip.ts';

const GUIDE = (name: string, at: string) => `Peerway: everything stored about ${name}, as of ${at}

Each file is JSON, which any text editor opens. Times are in UTC. The folder "files" has your photos and videos as
they are stored. Passwords, and the links in emails, are stored only as hashes, so they can't be exported.

account.json               your account, your page and its settings
change-of-address.json     a change of your email that isn't finished
gamertags.json             your names on platforms, and who can see them
devices.json               the devices you are or were logged in with
second-factor.json         whether you log in with codes, not what they are made from
passkeys.json              the public halves of your passkeys
linked-accounts.json       accounts of Discord, Steam and so on that you can log in with
notification-settings.json how you are notified, where that differs from the defaults
muted-sessions.json        sessions you muted
devices-with-push.json     browsers that get push notifications
preferences.json           the games you play, in order
sessions-hosted.json       the sessions you host or hosted
posts-to-discord.json      your sessions that are posted to a Discord channel, without its webhook, which stays secret
series-hosted.json         the series you host or hosted, with what each new session begins with
series-joined.json         the series you have a seat in
applications.json          the sessions you applied for
invitations.json           the sessions you were invited to, and the friends you invited
hours.json                 when you have time to play: 24 digits a day, 1 for an hour you chose
marked-as-absent.json      sessions whose host marked you as not there, and what became of it
absences-you-noted.json    people you said weren't there
thanks-given.json          the people you thanked, and for what
thanks-received.json       what you were thanked for, not by whom
saved-searches.json        the searches you saved
role-presets.json          seats and roles you saved, to fill sessions with
invite-links.json          links you made for others to register with, not their addresses
invited-by-link.json       when you registered with such a link, and when others did with yours
recognised-after-a-ban.json  keyed hashes kept to recognise banned people, and whether you were taken for one
calendar-feed.json         since when your calendar has a secret address
friends.json               friends and invites
ended-friendships.json     friendships and invites that ended in the last 180 days
blocked.json               people you blocked
games-asked-for.json       games you asked to be added
notices.json               your notifications
calls.json                 calls you made, took or missed
messages.json              what you wrote in sessions and conversations
reactions.json             your reactions to messages
rooms.json                 your rooms and conversations, and the number of the last message you read in each.
                           One with "missing" didn't answer: its messages aren't in messages.json. Download again later
reports-by-you.json        what you reported
reports-about-you.json     reports about you that were upheld, without what would tell who sent them
held-texts.json            your names and texts that a moderator has to see first, or refused
decisions-and-appeals.json why your account or what you posted was restricted, and your appeals
decisions-about-you.json   what admins decided about your account
files.json                 the list of files in the folder "files"
`;

/** The account is a single object. All other parts are lists. */
const textOf = ({ name, rows }: Part) =>
  `${JSON.stringify(name === 'account' ? (rows[0] ?? {}) : rows, null, 2)}\n`;

/** The files of an export: a readme, the database's rows, and the images and videos. */
export const entriesOf = (
  { FILES }: Pick<Env, 'FILES'>,
  { parts, files }: { parts: Part[]; files: string[] },
  now: number,
): Entry[] => {
  const name = parts.find((part) => part.name === 'account')?.rows[0]?.['name'];
  return [
    { name: 'README.txt', text: GUIDE(String(name), iso(now)) },
    ...parts.map((part) => ({ name: `${part.name}.json`, text: textOf(part) })),
    ...files.map((file) => ({
      name: `files/${file}`,
      // The owner still gets files that were taken down.
      open: async () =>
        ((await FILES.get(file)) ?? (await FILES.get(withdrawnName(file))))?.body ?? null,
    })),
  ];
};
