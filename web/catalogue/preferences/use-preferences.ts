import { LEVELS, PLATFORMS } from '../../../worker/contract/vocabulary.ts';
import { checkAccount } from '../../base/account.ts';
import { api, load, send } from '../../base/api.ts';
import { assertStill } from '../../base/assert-still.ts';
import { readJson, writeJson } from '../../base/json-store.ts';
import { list, number, oneOf, or, shape, text } from '../../base/parse.ts';
import { Saver } from '../../base/saver.ts';
import { type Choice, mergeChoices } from './choices.ts';

export type PreferenceSaver = Saver<readonly Choice[]>;

/** One per user, so that pending changes survive a change of screens. */
const savers = new Map<number, PreferenceSaver>();

const readChoices = list(
  shape<Choice>({
    id: number,
    name: text,
    cover: or(list(text), []),
    platform: or(oneOf(PLATFORMS), null),
    level: or(oneOf(LEVELS), null),
  }),
);

/** The games on the server. */
export async function loadPreferences(): Promise<Choice[]> {
  const { games } = await load(api.preferences.$get());
  return games.map(({ game, platform, level }) => ({
    id: game.id,
    name: game.name,
    cover: game.cover,
    platform,
    level,
  }));
}

async function savePreferences(userId: number, choices: readonly Choice[]) {
  assertStill(userId);
  const games = choices.map(({ id, platform, level }) => ({
    game: `/api/games/${id}`,
    platform,
    level,
  }));
  await send(api.preferences.$put({ json: { games } }));
}

/** The saver of a user's games: the existing one if it has unsaved changes, otherwise a new one. */
export function saverOf(userId: number, saved: readonly Choice[]): PreferenceSaver {
  const before = savers.get(userId);
  if (before && before.current().state !== 'saved') {
    before.flush();
    return before;
  }
  const key = `preferences-draft-${userId}`;
  const saver = new Saver<readonly Choice[]>({
    saved,
    draft: readJson(key, readChoices) ?? null,
    merge: async (sent, own) => mergeChoices(sent, own, await loadPreferences()),
    send: (choices) => savePreferences(userId, choices),
    keep: (draft) => (draft === null ? localStorage.removeItem(key) : writeJson(key, draft)),
    onSaved: () => void checkAccount(),
  });
  savers.set(userId, saver);
  return saver;
}
