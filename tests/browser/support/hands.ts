// What a person does in a Tab: sees, clicks and types. Each waits until the page lets them.
import { expect } from 'vitest';
import { z } from 'zod';

import type { Tab } from './tab.ts';

export type Role = 'button' | 'link' | 'field' | 'option' | 'checkbox';

const SELECTORS: Record<Role, string> = {
  button: 'button',
  link: 'a[href]',
  field: 'input, textarea, select',
  option: '[role=option]',
  checkbox: 'input[type=checkbox]',
};

interface Wanted {
  selector: string;
  name: string;
  /** Whether the element's name may be longer. */
  part: boolean;
  /** A selector of an element around it. */
  within: string;
}

const Place = z.object({ x: z.number(), y: z.number() });
const Found = z.union([z.string(), Place]);

/** Runs in the page. @returns where a click would reach the element, or why it wouldn't */
async function findPlace({ selector, name, part, within }: Wanted) {
  const isNamed = (one: Element) => {
    const label = 'labels' in one && one.labels instanceof NodeList ? one.labels[0] : null;
    const labelled = document.getElementById(one.getAttribute('aria-labelledby') ?? '');
    const text = one.getAttribute('aria-label') ?? (labelled ?? label ?? one).textContent ?? '';
    const own = text.replaceAll(/\s+/g, ' ').trim();
    return part ? own.includes(name) : own === name;
  };
  const all = [...document.querySelectorAll(selector)];
  const element = all.find(
    (one) => one.closest(within) !== null && one.getClientRects().length > 0 && isNamed(one),
  );
  if (!element) return 'not there';
  if (element.matches(':disabled')) return 'disabled';
  // A link may be broken into lines, so its first line is clicked.
  const boxOf = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
  const reach = () => {
    const box = boxOf();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (element.contains(top) || top?.closest('label')?.control === element) return { x, y };
    return `covered by ${top?.outerHTML.slice(0, 200)}`;
  };
  // A visible element is pressed where it is. Scrolling would show or hide the header.
  if (typeof reach() === 'string') element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = boxOf();
  await new Promise((painted) => {
    requestAnimationFrame(() => requestAnimationFrame(painted));
  });
  const box = boxOf();
  // Waits for transitions to end: their last steps are smaller than a pixel, and the first one may be late.
  const changes = document
    .getAnimations()
    .some(
      (one) =>
        one instanceof CSSTransition &&
        one.effect instanceof KeyframeEffect &&
        one.effect.target?.contains(element) === true,
    );
  if (changes || box.x !== before.x || box.y !== before.y) return 'moving';
  return reach();
}

interface Where {
  within?: string;
  part?: boolean;
}

/** Clicks the element with this role and name as soon as it is there, doesn't move and isn't covered. */
async function click(
  tab: Tab,
  role: Role,
  name: string,
  { within = 'body', part = false }: Where = {},
): Promise<void> {
  const wanted = { selector: SELECTORS[role], name, part, within };
  let place = Place.parse({ x: 0, y: 0 });
  const look = async () => {
    const found = Found.parse(await tab.evaluate(findPlace, wanted).catch(String));
    if (typeof found === 'string') return `${role} “${name}” is ${found}`;
    place = found;
    return 'found';
  };
  await orShow(tab, expect.poll(look).toBe('found'));
  await tab.clickAt(place.x, place.y);
}

/** Adds the page's text to the error. */
async function orShow(tab: Tab, waiting: Promise<void>): Promise<void> {
  try {
    await waiting;
  } catch (error) {
    throw new Error(`${String(error)}\nThe page shows: ${await textOf(tab)}`, { cause: error });
  }
}

/** Runs in the page. @returns the label of the field that has the focus */
function focusedName() {
  const field = document.activeElement;
  const label = field && 'labels' in field && field.labels instanceof NodeList && field.labels[0];
  const text = field?.getAttribute('aria-label') ?? (label || null)?.textContent ?? '';
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Types into the field with this label. */
async function typeInto(tab: Tab, label: string, text: string): Promise<void> {
  await click(tab, 'field', label);
  // On a phone the field gets the focus a moment after the tap.
  await orShow(tab, expect.poll(() => tab.evaluate(focusedName)).toBe(label));
  await tab.type(text);
}

/** Types a day or a time from the field's first part on. A click alone would select the part below the mouse. */
export async function typeParts(tab: Tab, label: string, parts: string[]): Promise<void> {
  await click(tab, 'field', label);
  await tab.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLElement)) return;
    field.blur();
    field.focus();
  });
  await tab.type(parts.join(tab.nextPart));
}

/** Waits until the page shows this text. */
const expectText = (tab: Tab, text: string) => expect.poll(() => textOf(tab)).toContain(text);

/** The page's text in one line. Empty while the page is being left. */
const textOf = async (tab: Tab) => {
  const text = z.string().parse(await tab.evaluate(() => document.body.innerText).catch(() => ''));
  return text.replaceAll(/\s+/g, ' ');
};

/** Waits until all options fit what was typed. Earlier ones stay, at other places, until the answer arrives. */
export const expectOptions = (tab: Tab, typed: string) =>
  expect
    .poll(() =>
      tab.evaluate((text) => {
        const options = [...document.querySelectorAll('[role=option]')];
        const fit = options.filter((one) => one.textContent.toLowerCase().includes(text));
        return fit.length > 0 && fit.length === options.length;
      }, typed),
    )
    .toBe(true);

/** The value of the field with this label. */
export const valueOf = (tab: Tab, label: string) =>
  tab.evaluate((wanted) => {
    const fields = [...document.querySelectorAll('input, textarea, select')];
    const field = fields.find(
      (one) =>
        one.getAttribute('aria-label') === wanted ||
        ('labels' in one &&
          one.labels instanceof NodeList &&
          one.labels[0]?.textContent?.trim() === wanted),
    );
    return field && 'value' in field ? field.value : null;
  }, label);

/** What a person can do in a tab, with a mouse, a finger or a keyboard. */
export interface Hands {
  tab: Tab;
  press(role: Role, name: string, where?: Where): Promise<void>;
  typeInto(label: string, text: string): Promise<void>;
  /** Types into a field with suggestions, and takes the first suggestion with this name. */
  pick(label: string, text: string, option: string): Promise<void>;
}

/** A person with a mouse or a finger. */
export const pointerOf = (tab: Tab): Hands => ({
  tab,
  press: (role, name, where) => click(tab, role, name, where),
  typeInto: (label, text) => typeInto(tab, label, text),
  pick: async (label, text, option) => {
    await typeInto(tab, label, text);
    await expectOptions(tab, text);
    await click(tab, 'option', option, { part: true });
  },
});

/** Waits until the page shows this text, and nothing is wider than the window. */
export async function expectSeen({ tab }: Hands, text: string): Promise<void> {
  await expectText(tab, text);
  const beside = () =>
    tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beside, { message: `px beside the window at “${text}”` }).toBe(0);
}
