import { UnfitError } from '../unfit.ts';
import type { Element } from './parse.ts';

/** What a drawing may come to once all that it repeats has been drawn. */
const DRAWN_MAX = 500_000;

const referencesOf = ({ attributes }: Element): string[] =>
  [...attributes].flatMap(([name, value]) =>
    name.endsWith('href')
      ? [value.slice(1)]
      : [...value.matchAll(/url\(\s*["']?#([^\s"')]+)/gi)].map(([, id = '']) => id),
  );

/** Refuses drawings that repeat themselves in themselves: ten times ten times ten. @throws UnfitError */
export function requireLight(root: Element) {
  const byId = new Map<string, Element>();
  const weights = new Map<Element, number>();
  const note = (element: Element) => {
    const id = element.attributes.get('id');
    if (id !== undefined) byId.set(id, element);
    for (const child of element.children) if (typeof child !== 'string') note(child);
  };
  note(root);

  const weigh = (element: Element): number => {
    const known = weights.get(element);
    if (known !== undefined) return known;
    // Until it is known, it counts as endless: whatever comes back to it does.
    weights.set(element, Infinity);
    let weight = 1;
    for (const child of element.children) if (typeof child !== 'string') weight += weigh(child);
    for (const id of referencesOf(element)) {
      const target = byId.get(id);
      if (target) weight += weigh(target);
    }
    weights.set(element, weight);
    return weight;
  };
  if (weigh(root) > DRAWN_MAX) throw new UnfitError('is too intricate a drawing');
}
