import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { callSettings } from '../../../web/calls/core/settings.ts';
import { ownTalkKey } from '../../../web/calls/core/talk-key.ts';
import { button, openCall, stage, useDevices } from '../support/fixtures-calls.ts';

let talk: ReturnType<typeof ownTalkKey>;
let field: HTMLInputElement;

/** Push-to-talk with this key. */
const withKey = (talkKey: string) => callSettings.change({ pushToTalk: true, talkKey });

const mouse = (type: 'mousedown' | 'mouseup', number: number) =>
  document.body.dispatchEvent(
    new MouseEvent(type, { button: number, bubbles: true, cancelable: true }),
  );

// Settings outlast a test, because files share a page.
afterEach(() => callSettings.change({ pushToTalk: false, talkKey: 'KeyV' }));

describe('the talk key', () => {
  beforeEach(() => {
    talk = ownTalkKey(callSettings.get, () => {});
    field = document.createElement('input');
    document.body.append(field);
  });
  afterEach(() => {
    talk.close();
    field.remove();
  });

  it('may be a letter or a modifier of one side', async () => {
    for (const [code, key] of [
      ['ControlRight', 'ControlRight'],
      ['AltLeft', 'AltLeft'],
      ['ShiftRight', 'ShiftRight'],
      ['MetaLeft', 'MetaLeft'],
      ['KeyG', 'g'],
    ] as const) {
      withKey(code);
      await userEvent.keyboard(`{${key}>}`);
      expect([code, talk.held()]).toEqual([code, true]);
      await userEvent.keyboard(`{/${key}}`);
      expect([code, talk.held()]).toEqual([code, false]);
    }
  });

  it('works while a game has a modifier held', async () => {
    withKey('F9');
    for (const modifier of ['Control', 'Alt', 'Shift', 'Meta']) {
      await userEvent.keyboard(`{${modifier}>}{F9>}`);
      expect([modifier, talk.held()]).toEqual([modifier, true]);
      await userEvent.keyboard(`{/F9}`);
      expect([modifier, talk.held()]).toEqual([modifier, false]);
      await userEvent.keyboard(`{/${modifier}}`);
    }
  });

  it('may be a button of the mouse, which then doesn’t go back', () => {
    withKey('Mouse4');
    expect(mouse('mousedown', 0)).toBe(true);
    expect(talk.held()).toBe(false);
    expect(mouse('mousedown', 3)).toBe(false);
    expect(talk.held()).toBe(true);
    expect(mouse('mouseup', 3)).toBe(false);
    expect(talk.held()).toBe(false);
  });

  it('types in a field, and sends nothing meanwhile', async () => {
    withKey('KeyG');
    field.focus();
    await userEvent.keyboard('{g>}');
    expect(talk.held()).toBe(false);
    await userEvent.keyboard('{/g}');
    expect(field.value).toBe('g');
  });

  it('may be the space bar, which then clicks no button, but still checks a box', async () => {
    withKey('Space');
    const focused = document.createElement('button');
    let clicks = 0;
    focused.addEventListener('click', () => (clicks += 1));
    document.body.append(focused);
    onTestFinished(() => focused.remove());
    focused.focus();
    await userEvent.keyboard('{ >}');
    expect(talk.held()).toBe(true);
    await userEvent.keyboard('{/ }');
    expect([talk.held(), clicks]).toEqual([false, 0]);
    await userEvent.keyboard('{Enter}');
    expect(clicks).toBe(1);
    field.type = 'checkbox';
    field.focus();
    await userEvent.keyboard('{ >}');
    expect(talk.held()).toBe(false);
    await userEvent.keyboard('{/ }');
    expect(field.checked).toBe(true);
  });

  it('is kept from the browser, unless it does nothing with it', () => {
    for (const code of ['AltLeft', 'Space', 'ArrowDown', 'PageUp', 'F5', 'Quote', 'KeyG']) {
      withKey(code);
      const left = ['keydown', 'keyup'].map((type) =>
        document.body.dispatchEvent(
          new KeyboardEvent(type, { code, bubbles: true, cancelable: true }),
        ),
      );
      expect([code, ...left]).toEqual([code, code === 'KeyG', code === 'KeyG']);
    }
  });

  it('counts as released by whatever may keep its release from the page', async () => {
    const losses: Record<string, () => unknown> = {
      'the window loses the focus': () => dispatchEvent(new Event('blur')),
      'the tab is hidden': () => document.dispatchEvent(new Event('visibilitychange')),
      'the page is left': () => dispatchEvent(new Event('pagehide')),
      'something is dragged': () => field.dispatchEvent(new Event('dragstart', { bubbles: true })),
      'a menu opens': () => field.dispatchEvent(new Event('contextmenu', { bubbles: true })),
      'Cmd is released': () => userEvent.keyboard('{Meta>}{/Meta}'),
    };
    withKey('KeyG');
    for (const [when, lose] of Object.entries(losses)) {
      await userEvent.keyboard('{g>}');
      expect([when, talk.held()]).toEqual([when, true]);
      await lose();
      expect([when, talk.held()]).toEqual([when, false]);
      await userEvent.keyboard('{/g}');
    }
  });

  it('counts as released when both Shift keys are, of which only one is told', async () => {
    withKey('ShiftLeft');
    await userEvent.keyboard('{ShiftLeft>}');
    dispatchEvent(new KeyboardEvent('keyup', { code: 'ShiftRight', shiftKey: true }));
    expect(talk.held()).toBe(true);
    dispatchEvent(new KeyboardEvent('keyup', { code: 'ShiftRight' }));
    expect(talk.held()).toBe(false);
    await userEvent.keyboard('{/ShiftLeft}');
  });

  it('is released in a field that keeps its keys, and after another was chosen', async () => {
    withKey('KeyG');
    await userEvent.keyboard('{g>}');
    field.addEventListener('keyup', (event) => event.stopPropagation());
    field.focus();
    withKey('KeyH');
    await userEvent.keyboard('{/g}');
    expect(talk.held()).toBe(false);
  });

  it('and the button on the screen are held and released apart', async () => {
    withKey('KeyG');
    await userEvent.keyboard('{g>}');
    talk.hold(true);
    talk.hold(false);
    expect(talk.held()).toBe(true);
    await userEvent.keyboard('{/g}');
    expect(talk.held()).toBe(false);
  });
});

it('is chosen by pressing it, and the button on the screen is released when it goes', async () => {
  const { given } = useDevices();
  callSettings.change({ pushToTalk: true, talkKey: 'KeyV' });
  await openCall();
  await button('Devices and settings').click();
  await button('Talk key: V. Change it').click();
  const asking = button('Press a key or a mouse button…');
  await expect.element(asking).toBeVisible();
  const pressed = { button: 4, bubbles: true, cancelable: true };
  asking.element().dispatchEvent(new MouseEvent('mousedown', pressed));
  await button('Talk key: Mouse 5. Change it').click();
  await userEvent.keyboard('{Control>}');
  await expect.element(button('Talk key: Control Left. Change it')).toBeVisible();
  // The key is being chosen, not used.
  await expect.poll(() => given[0]?.enabled).toBe(false);
  await userEvent.keyboard('{/Control}');
  await button('Done').click();
  await expect.element(stage.getByText('Hold Control Left to talk.')).toBeVisible();

  const hold = stage.getByRole('button', { name: 'Hold to talk' });
  hold.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(() => given[0]?.enabled).toBe(true);
  callSettings.change({ pushToTalk: false });
  await expect.element(page.getByRole('button', { name: 'Mute', exact: true })).toBeVisible();
  callSettings.change({ pushToTalk: true });
  await expect.poll(() => given[0]?.enabled).toBe(false);
});
