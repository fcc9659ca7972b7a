import { html } from 'hono/html';

import { dataUrl } from '../../web/brand/art-kit.ts';
import { coverSvg } from '../../web/brand/cover-art.ts';
import type { MediaItem } from '../contract/media.ts';
import type { PicturedGame } from './queries/previewed.ts';

interface Previewed {
  name: string;
  media: readonly MediaItem[];
  games: readonly PicturedGame[];
}

/** The image that the session's page shows first (web/sessions/page/session-media.tsx), in its largest size. */
function pictureOf({ name, media, games }: Previewed): string | undefined {
  const [first] = media;
  const [game] = games;
  if (!first && game?.cover === undefined) return dataUrl(coverSvg(game?.name ?? name));
  const file = first ? first.copies?.at(-1) : game?.cover?.at(-1);
  return file === undefined ? undefined : `/files/${file}`;
}

/**
 * What visitors see of a shared session until the client runs: its picture and name. web/styles/early-page.css puts
 * them where the page has them. Undefined if there is no picture.
 */
export function earlySession(session: Previewed) {
  const picture = pictureOf(session);
  if (picture === undefined) return undefined;
  return html`<div data-session data-several="${String(session.media.length > 1)}">
    <img src="${picture}" alt="" width="200" height="140" />
    <h1><bdi>${session.name}</bdi></h1>
  </div>`;
}
