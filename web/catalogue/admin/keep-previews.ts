import type { GameName } from '../../../worker/contract/game.ts';
import { announce } from '../../base/toast-store.ts';
import { exchange } from '../../media/uploads/exchange.ts';
import { catalogueAdmin } from '../../words/made/catalogue-admin.ts';

/**
 * The pause between two images. An import may change many games, and the uploads share a rate limit with the admin's
 * work.
 */
const PAUSE_MS = 1000;

async function keepPreview({ id, name, cover }: GameName) {
  const { drawPreview } = await import('./draw-preview.ts');
  const body = await drawPreview({ name, cover });
  const query = new URLSearchParams({ of: cover?.[0] ?? name });
  const path = `/api/admin/games/${id}/preview?${query.toString()}`;
  await exchange(
    { method: 'PUT', path, body },
    { signal: new AbortController().signal, onSent: () => undefined },
  );
}

/**
 * Draws and stores the images that messengers show of links to these games, one after another. Links work without an
 * image, so a failure only shows a message and ends the work.
 */
export async function keepPreviews(games: readonly GameName[]) {
  for (const [index, game] of games.entries()) {
    if (index > 0) {
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE_MS);
      });
    }
    try {
      await keepPreview(game);
    } catch {
      announce(catalogueAdmin.previews.failed({ name: game.name, more: games.length - index - 1 }));
      return;
    }
  }
}
