import { withoutBold } from '../contract/bold.ts';
import type { Locale } from '../contract/locales.ts';
import { iso } from '../contract/time.ts';
import { momentIn } from '../core/moment-in.ts';
import { nameIn } from '../core/name-in.ts';
import { wordsIn } from '../core/words.ts';
import { gamesLine } from './calendar.ts';
import type { FeedSession } from './queries/feed-sessions.ts';

/** What XML 1.0 has no place for, such as U+FFFE. Users' texts can have some of it. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string) =>
  text.replaceAll(NOT_XML, '').replaceAll(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

const changeOf = ({ changedAt, createdAt }: FeedSession) => changedAt ?? createdAt;

function entryOf(row: FeedSession, origin: string, locale: Locale): string {
  const address = `${origin}/session/${row.id}`;
  const lines = [
    momentIn(locale, row.startsAt),
    gamesLine(row, locale),
    withoutBold(row.description),
  ];
  const content = lines
    .filter((line) => line !== '')
    .map((line) => `<p>${escaped(line).replaceAll('\n', '<br>')}</p>`);
  const categories = row.games.map(({ name }) => `<category term="${escaped(name)}"/>`);
  return `<entry>
<id>${address}</id>
<title>${escaped(row.name)}</title>
<link href="${address}"/>
<published>${iso(row.createdAt)}</published>
<updated>${iso(changeOf(row))}</updated>
<author><name>${escaped(nameIn(locale, row.hostName))}</name></author>
${categories.join('')}
<content type="html">${escaped(content.join(''))}</content>
</entry>
`;
}

interface Place {
  origin: string;
  /** The feed's own path and that of the page with the same search, both with their query. */
  self: string;
  page: string;
  locale: Locale;
}

/** Sessions as an Atom feed (RFC 4287). The same rows give the same text. */
export function atomOf(rows: readonly FeedSession[], { origin, self, page, locale }: Place) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${escaped(origin + self)}</id>
<title>${escaped(wordsIn(locale).feeds.title)}</title>
<link rel="self" href="${escaped(origin + self)}"/>
<link href="${escaped(origin + page)}"/>
<updated>${iso(Math.max(0, ...rows.map(changeOf)))}</updated>
${rows.map((row) => entryOf(row, origin, locale)).join('')}</feed>
`;
}
