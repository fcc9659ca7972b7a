import { PREFERENCES_MAX } from '../../../worker/contract/bounds.ts';
import type { Level, Platform } from '../../../worker/contract/vocabulary.ts';

/** A chosen game of a user. */
export interface Choice {
  id: number;
  name: string;
  cover?: readonly string[];
  platform: Platform | null;
  level: Level | null;
}

type Choices = readonly Choice[];

const byId = (choices: Choices) => new Map(choices.map((choice) => [choice.id, choice]));
const orderOf = (choices: Choices, others: ReadonlyMap<number, Choice>) =>
  choices.flatMap(({ id }) => (others.has(id) ? [id] : [])).join();

/**
 * What a page has changed (`before` to `own`), applied to the games that the server has now. So what another tab or
 * device has added, removed, changed or moved meanwhile stays so, unless this page has changed the same.
 */
export function mergeChoices(before: Choices, own: Choices, now: Choices): Choice[] {
  const [had, has, there] = [byId(before), byId(own), byId(now)];
  const moved = orderOf(before, has) !== orderOf(own, had);
  return [...byId(moved ? [...own, ...now] : [...now, ...own]).keys()]
    .filter((id) => !had.has(id) || (has.has(id) && there.has(id)))
    .flatMap((id) => (has.get(id) === had.get(id) ? there.get(id) : has.get(id)) ?? [])
    .slice(0, PREFERENCES_MAX);
}
