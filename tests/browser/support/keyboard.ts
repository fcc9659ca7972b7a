// What a person does in Chromium by keyboard alone. Nothing here clicks or moves the focus itself.
import type { CDPSession, Page } from 'playwright';
import { expect } from 'vitest';
import { z } from 'zod';

import { tabOf } from './chromium-tab.ts';
import { expectOptions, type Hands, type Role } from './hands.ts';

/** More than any screen has. */
const TABS_MAX = 90;

/** The roles as the browser's accessibility tree names them. */
const ROLES: Record<Role, readonly string[]> = {
  button: ['button'],
  link: ['link'],
  field: ['textbox', 'searchbox', 'combobox', 'spinbutton'],
  option: ['option'],
  checkbox: ['checkbox', 'switch'],
};

const Node = z.object({
  role: z.object({ value: z.string() }),
  name: z.object({ value: z.string() }).optional(),
});

/** The role and the name of the element that has the focus, or that it says is active. */
async function nameFocus(session: CDPSession) {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(() => {
      const focused = document.activeElement;
      return document.getElementById(focused?.getAttribute('aria-activedescendant') ?? '') ?? focused;
    })()`,
  });
  if (result.objectId === undefined) return { role: 'nothing', name: '' };
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const { role, name } = Node.parse(nodes[0]);
  return { role: role.value, name: (name?.value ?? '').replaceAll(/\s+/g, ' ').trim() };
}

/** Runs in the page. @returns whether the focus is in the header, on the screen, or lost */
function findFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'lost';
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  if (dialogs.some((dialog) => !dialog.contains(focused))) return 'behind the dialog';
  return focused.closest('header') ? 'in the header' : 'on the screen';
}

/** Runs in the page. @returns whether the user can see which element has the focus */
function lookAtFocus() {
  const focused = document.activeElement;
  if (!focused) return 'nothing has it';
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
  const outlined = around.some((one) => {
    const style = one && getComputedStyle(one);
    return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
  });
  if (!outlined) return `it has no outline: ${focused.outerHTML.slice(0, 200)}`;
  const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const places = [0.1, 0.5, 0.9].map((part) => [
    box.x + box.width * part,
    box.y + box.height * part,
  ]);
  const tops = places.map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
  const isSeen = tops.some(
    (top) => focused.contains(top) || top?.closest('label')?.control === focused,
  );
  if (isSeen) return 'seen';
  const what = focused.outerHTML.slice(0, 200);
  const window = `${innerWidth} × ${innerHeight}, scrolled by ${scrollY} of ${document.body.scrollHeight}`;
  return `${what}\nat ${JSON.stringify(box)} in ${window} is covered by ${tops[1]?.outerHTML.slice(0, 200)}`;
}

/** A person with only a keyboard. */
export async function keyboardOf(page: Page): Promise<Hands> {
  const session = await page.context().newCDPSession(page);
  const tab = tabOf(page);
  /** The page is new, so nothing has been focused yet. */
  let loaded = true;
  const nameAt = async () => (await nameFocus(session)).name;

  /** The pressed element may be gone, but the focus must still be on the page. */
  const expectFocusKept = async () => {
    if (loaded) return;
    await expect.poll(() => page.evaluate(findFocus)).toMatch(/^(in the header|on the screen)$/);
  };

  /** Presses Tab until this element has the focus. */
  const tabTo = async (role: Role, name: string, { part = false, within = 'body' } = {}) => {
    const shown = page
      .locator(within)
      .getByRole(role === 'field' ? 'textbox' : role, { name, exact: !part });
    const combobox = page.locator(within).getByRole('combobox', { name, exact: !part });
    await (role === 'field' ? shown.or(combobox) : shown).first().waitFor();
    await expectFocusKept();
    loaded = false;
    // The header comes before the screen.
    const isBefore = within === 'header' && (await page.evaluate(findFocus)) === 'on the screen';
    const seen: string[] = [];
    for (let tabs = 0; tabs <= TABS_MAX; tabs += 1) {
      const now = await nameFocus(session);
      const fits = part ? now.name.includes(name) : now.name === name;
      const inside = () =>
        page.evaluate((place) => document.activeElement?.closest(place) !== null, within);
      if (ROLES[role].includes(now.role) && fits && (await inside())) {
        await expect.poll(() => page.evaluate(lookAtFocus)).toBe('seen');
        return;
      }
      seen.push(`${now.role} “${now.name}”`);
      await page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`${TABS_MAX} tabs don’t lead to ${role} “${name}”:\n${seen.join('\n')}`);
  };

  return {
    tab: {
      ...tab,
      goto: async (path) => {
        await tab.goto(path);
        loaded = true;
      },
      reload: async () => {
        await tab.reload();
        loaded = true;
      },
    },
    press: async (role, name, where) => {
      await tabTo(role, name, where);
      await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter');
    },
    typeInto: async (label, text) => {
      await tabTo('field', label);
      await page.keyboard.type(text);
    },
    pick: async (label, text, option) => {
      await tabTo('field', label);
      await page.keyboard.type(text);
      await expectOptions(tab, text);
      for (let downs = 0; downs < 10 && !(await nameAt()).includes(option); downs += 1)
        await page.keyboard.press('ArrowDown');
      expect(await nameAt()).toContain(option);
      await page.keyboard.press('Enter');
    },
  };
}
