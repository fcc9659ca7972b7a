import { html, raw } from 'hono/html';
import { createHash } from 'node:crypto';

import { type Locale, directionOf } from '../contract/locales.ts';
import type { EmbedQuery } from '../contract/session-query.ts';
import { iso } from '../contract/time.ts';
import { languageNameIn } from '../core/language-name.ts';
import { momentIn } from '../core/moment-in.ts';
import { nameIn } from '../core/name-in.ts';
import { wordsIn } from '../core/words.ts';
import { gamesLine } from './calendar.ts';
import type { FeedSession } from './queries/feed-sessions.ts';
import { sessionStatus } from './queries/session-item.ts';

/** The colours of web/styles/tokens.css. */
const NIGHT = `color-scheme:dark;--ground:oklch(.176 .018 250);--card:oklch(.216 .021 250);--ink:oklch(.955 .012 85);
--soft:oklch(.82 .016 80);--warm:oklch(.825 .13 68);--focus:oklch(.86 .1 225)`;
const DAY = `color-scheme:light;--ground:oklch(.95 .012 88);--card:oklch(.985 .006 88);--ink:oklch(.235 .03 258);
--soft:oklch(.4 .03 258);--warm:oklch(.495 .138 43);--focus:oklch(.42 .15 262)`;
const STYLE = `:root{${NIGHT};background:var(--ground);color:var(--ink);font:1rem/1.5 ui-sans-serif,system-ui,sans-serif}
@media(prefers-color-scheme:light){:root{${DAY}}}
:root[data-theme=dark]{${NIGHT}}:root[data-theme=light]{${DAY}}
body{margin:0;padding:.75rem;overflow-wrap:anywhere}h1{margin:0;font-size:1.125rem}p{margin:0;color:var(--soft)}
ul{margin:.75rem 0;padding:0;list-style:none;display:grid;gap:.5rem}
li{position:relative;padding:.75rem 1rem;border-radius:.625rem;background:var(--card)}
a{color:var(--warm);font-weight:620}li a::after{content:"";position:absolute;inset:0}
a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}`;

/** Times are in UTC until this writes them in the reader's time zone, which only their browser knows. */
const SCRIPT = `{const{lang}=document.documentElement,own=navigator.language;
const format=new Intl.DateTimeFormat(own.startsWith(lang)?own:lang,{weekday:"short",day:"numeric",month:"short",hour:"numeric",minute:"2-digit"});
for(const time of document.querySelectorAll("time"))time.textContent=format.format(new Date(time.dateTime))}`;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** Any site may frame the page. It loads nothing and sends nothing. */
export const EMBED_POLICY = `default-src 'none'; style-src 'sha256-${hashOf(STYLE)}'; script-src 'sha256-${hashOf(SCRIPT)}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;

type Html = ReturnType<typeof html>;

interface Framed {
  locale: Locale;
  theme: EmbedQuery['theme'];
  body: Html;
}

/** Its links are to lead out of the frame. */
const pageOf = ({ locale, theme, body }: Framed) =>
  html`<!doctype html>
    <html
      lang="${locale}"
      dir="${directionOf(locale)}"
      ${theme === undefined ? '' : raw(`data-theme="${theme}"`)}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${wordsIn(locale).feeds.title}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        ${body} ${raw(`<script>${SCRIPT}</script>`)}
      </body>
    </html>`;

const link = (address: string, text: string) =>
  html`<a href="${address}" target="_blank" rel="noopener"><bdi>${text}</bdi></a>`;

interface Embedded extends Pick<Framed, 'locale' | 'theme'> {
  now: number;
  /** Where the links lead. */
  origin: string;
  /** The path of the search on Peerway. */
  page: string;
}

function sessionOf(
  row: FeedSession,
  { now, origin, locale }: Pick<Embedded, 'now' | 'origin' | 'locale'>,
): Html {
  const words = wordsIn(locale);
  const status = sessionStatus(row, now);
  const free = words.feeds.free(Math.max(0, row.seats - row.seatsTaken - row.seatsHeld));
  const facts = [
    words.calendar.hostedBy(nameIn(locale, row.hostName)),
    languageNameIn(locale, row.language),
    ...(status === 'running' ? [words.feeds.running] : []),
    free,
    ...(row.adultsOnly ? ['18+'] : []),
  ];
  const startsAt = iso(row.startsAt);
  return html`<li>
    ${link(`${origin}/session/${row.id}`, row.name)}
    <p><time datetime="${startsAt}">${momentIn(locale, row.startsAt)}</time></p>
    <p>${gamesLine(row, locale)}</p>
    <p>${facts.join(' · ')}</p>
  </li>`;
}

/** Sessions as a page for a frame on another site. */
export function embedPage(
  rows: readonly FeedSession[],
  { now, origin, page, locale, theme }: Embedded,
) {
  const { title, none, all } = wordsIn(locale).feeds;
  const list = html`<ul>
    ${rows.map((row) => sessionOf(row, { now, origin, locale }))}
  </ul>`;
  const body = html`<h1>${title}</h1>
    ${rows.length === 0 ? html`<p>${none}</p>` : list}
    <p>${link(origin + page, all)}</p>`;
  return pageOf({ locale, theme, body });
}

/** What is wrong with the address of a frame. Whoever writes it reads it. */
export const embedProblem = (detail: string, locale: Locale) =>
  pageOf({ locale, theme: undefined, body: html`<p role="alert">${detail}</p>` });
