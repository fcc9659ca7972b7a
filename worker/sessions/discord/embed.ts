import { cutText } from '../../contract/graphemes.ts';
import { localeOf } from '../../contract/locales.ts';
import type { SessionStatus } from '../../contract/vocabulary.ts';
import { languageNameIn } from '../../core/language-name.ts';
import { wordsIn } from '../../core/words.ts';

/** The lengths that Discord takes, in UTF-16 code units: 256 for a title, 1,024 for a value, and 6,000 in all. */
const TITLE_MAX = 256;
/** For one name of several in a value. A session has at most 8 roles and 5 games. */
const LINE_MAX = 100;

const COLORS = { open: 0x5b6cff, over: 0x8a8f98, cancelled: 0xd64545 };

export interface Embed {
  title: string;
  url?: string;
  description?: string;
  color: number;
  fields: { name: string; value: string; inline?: boolean }[];
  footer: { text: string };
}

/** What a post shows of a session. */
export interface Posted {
  name: string;
  games: readonly string[];
  /** In ms since 1970. */
  startsAt: number;
  seats: number;
  seatsTaken: number;
  roles: readonly { name: string; seats: number; taken: number }[];
  /** BCP 47. */
  language: string;
  status: SessionStatus;
  /** Null if the operator hasn't set the instance's address. */
  link: string | null;
}

/** What formats, mentions, links, or names an emoji in Discord, and what begins a list. Escaped, it is shown as it is. */
const SPECIAL = /[\\*_~`|<>#+\-()[\]:@]|(?<=^\d+)\./g;

const escape = (text: string) => text.replaceAll(SPECIAL, String.raw`\$&`);

/** @returns text that Discord shows as it is, of at most `max` code units. It never ends within a grapheme */
export function plain(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const whole = escape(line);
  if (whole.length <= max) return whole;
  for (let kept = max - 1; ; kept -= 1) {
    const cut = escape(cutText(line, kept));
    if (cut.length < max) return `${cut}…`;
  }
}

/** The message about a session, in the session's language if Peerway has it. */
export function toEmbed(session: Posted): Embed {
  const { name, games, startsAt, seats, seatsTaken, roles, language, status, link } = session;
  const { discord: words } = wordsIn(language);
  const start = Math.floor(startsAt / 1000);
  const state = status === 'cancelled' ? words.cancelled : status === 'ended' ? words.over : null;
  const closed = status === 'cancelled' ? COLORS.cancelled : COLORS.over;
  return {
    title: plain(name, TITLE_MAX),
    ...(link !== null && { url: link }),
    ...(state !== null && { description: `**${state}**` }),
    color: state === null ? COLORS.open : closed,
    fields: [
      { name: words.games, value: games.map((game) => plain(game, LINE_MAX)).join('\n') },
      // Everyone sees these in their own time zone.
      { name: words.start, value: `<t:${start}:F> (<t:${start}:R>)` },
      {
        name: words.seats,
        value:
          status === 'full' ? `${seatsTaken}/${seats} · ${words.full}` : `${seatsTaken}/${seats}`,
        inline: true,
      },
      {
        name: words.language,
        value: plain(languageNameIn(localeOf(language), language), LINE_MAX),
        inline: true,
      },
      ...(roles.length === 0
        ? []
        : [
            {
              name: words.roles,
              value: roles
                .map((role) => `${plain(role.name, LINE_MAX)} ${role.taken}/${role.seats}`)
                .join('\n'),
            },
          ]),
    ],
    footer: { text: 'Peerway' },
  };
}
