import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { answer, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { messageItem, sessionRoom } from '../support/fixtures-messages.ts';
import { member, ownApplication } from '../support/fixtures-session-page.ts';
import { mount } from '../support/mount.tsx';
import { pushFrame } from '../support/socket.ts';

const log = page.getByRole('log');
const JOINED = { application: ownApplication({ status: 'accepted' }) };

it('keeps what one was typing in a room that one is removed from', async () => {
  const answers = sessionRoom(JOINED, messageItem(1, 'Only for members'));
  await mount('/session/31', { as: {}, shell: true, answers });
  await page.getByRole('textbox', { name: 'Write a message' }).fill('I was about to say');
  answer(sessionRoom({ application: ownApplication({ status: 'removed' }) }));
  const session = { id: 31, name: 'Dungeon night' };
  const notice = { id: 1, kind: 'member-removed' as const, actor: null, session };
  await pushFrame({ event: 'notice', data: notice });
  await expect.element(page.getByText('You’re no longer in this session')).toBeVisible();
  await expect.element(page.getByText('I was about to say')).toBeVisible();
  await expect.element(log).not.toBeInTheDocument();
  await expect.element(page.getByText('Only for members')).not.toBeInTheDocument();
});

it('lets the host remove what a member wrote', async () => {
  const at = { '@id': '/api/sessions/31/messages/1' };
  const advert = messageItem(1, 'Buy gold!', at);
  const answers = sessionRoom({ host: { id: 7, name: 'Mira' }, pendingCount: 0 }, advert);
  const removed = { ...advert, text: '', deleted: true, removedBy: 'host' as const };
  const remove = 'DELETE /api/sessions/31/messages/1';
  await mount('/session/31', { as: {}, answers: { ...answers, [remove]: removed } });
  await log.getByRole('button', { name: 'More for the message from Jonas' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(log.getByText('This message was removed by the host.')).toBeVisible();
  expect(requests(remove)).toHaveLength(1);
});

it('the page of a phone stays where it is while one writes', async () => {
  await page.viewport(390, 844);
  await mount('/session/31', { as: {}, shell: true, answers: sessionRoom(JOINED) });
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await field.click();
  await expect.element(field).toHaveFocus();
  expect(scrollY).toBe(0);
});

it('offers the members after an @, by keyboard', async () => {
  const roster = [member({ id: 9, name: 'Zoë Jones' })];
  await mount('/session/31', { as: {}, answers: sessionRoom({ ...JOINED, roster }) });
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await field.click();
  await userEvent.keyboard('mail a@jo, or @jo');
  const options = page.getByRole('listbox', { name: 'Mention someone' }).getByRole('option');
  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent))
    .toEqual(['Jonas', 'Zoë Jones']);
  await userEvent.keyboard('{ArrowDown}');
  const chosen = options.nth(1);
  await expect.element(chosen).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', chosen.element().id);
  await expectAccessible();
  await userEvent.keyboard('{Enter}come');
  await expect.element(field).toHaveValue('mail a@jo, or @Zoë Jones come');
  await expect.element(options.first()).not.toBeInTheDocument();

  // Another place of the caret is about other words.
  await field.fill('');
  await userEvent.keyboard('hey @jo');
  await expect.element(options.first()).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(options.first()).not.toBeInTheDocument();
});
