import type { Part } from '../queries/export.ts';
import type { Env } from '../../env.ts';
import { withdrawnName } from '../../media/files/names.ts';
import type { Entry } from './zip.ts';

const GUIDE = (
  name: string,
  at: string,
) => `Peerway: everything that is held about ${name}, at ${at}

One file for each kind of thing, as JSON, which any editor opens. Times are in UTC. The folder "files" holds your
pictures and videos as they were stored. What is not here is not kept as something readable: your password is stored as
a hash alone, and the links of mails likewise.

account.json               your account, your page and its settings
change-of-address.json     a change of your e-mail address that is under way
gamertags.json             your names on platforms, and who sees them
devices.json               what you are or were logged in with
notification-settings.json how you are notified, where that differs from the defaults
muted-sessions.json        sessions whose notifications you muted
devices-with-push.json     browsers that get push notifications
preferences.json           the games you play, in order
sessions-hosted.json       the sessions you host or hosted
applications.json          what you applied for
calendar-feed.json         since when your calendar has a secret address
friends.json               friends and invites
blocked.json               people you blocked
games-asked-for.json       games that you asked to be added
notices.json               what you were told
calls.json                 calls that you made, took or missed
messages.json              what you wrote in rooms and conversations
reports-by-you.json        what you reported
reports-about-you.json     reports about you that were decided
decisions-about-you.json   what admins decided about your account
files.json                 what the folder "files" holds
`;

const pretty = (rows: unknown) => `${JSON.stringify(rows, null, 2)}\n`;

/** The account is a single object. All other parts are lists. */
const textOf = ({ name, rows }: Part) => pretty(name === 'account' ? (rows[0] ?? {}) : rows);

interface About {
  parts: Part[];
  files: string[];
}

/** The files of an export: a readme, the database's rows, and the images and videos. */
export const entriesOf = (
  { FILES }: Pick<Env, 'FILES'>,
  { parts, files }: About,
  now: number,
): Entry[] => {
  const name = parts.find((part) => part.name === 'account')?.rows[0]?.['name'];
  return [
    { name: 'README.txt', text: GUIDE(String(name), new Date(now).toISOString()) },
    ...parts.map((part) => ({ name: `${part.name}.json`, text: textOf(part) })),
    ...files.map((file) => ({
      name: `files/${file}`,
      // The owner still gets files that were taken down.
      open: async () =>
        ((await FILES.get(file)) ?? (await FILES.get(withdrawnName(file))))?.body ?? null,
    })),
  ];
};
