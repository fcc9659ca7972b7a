import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { callSettings } from '../../../web/calls/core/settings.ts';
import { calls } from '../../../web/calls/core/store.ts';
import { json, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  JONAS,
  NIGHT,
  SENA,
  button,
  inCall,
  nowIn,
  openCall,
  stage,
  tile,
  useDevices,
} from '../support/fixtures-calls.ts';
import { messageField, messageItem } from '../support/fixtures-messages.ts';
import { sessionAnswers } from '../support/fixtures-session-page.ts';
import { sessionDetail } from '../support/fixtures.ts';
import { pushFrame } from '../support/socket.ts';

const tab = (name: string) => stage.getByRole('tab', { name });
/** The width of the call itself. */
const width = () => stage.getByRole('list').first().element().clientWidth;
const OF_NIGHT = `GET /api/sessions/${NIGHT.id}/messages`;

it('has the chat of its session or the volumes of its people beside it, as last chosen', async () => {
  onTestFinished(() => callSettings.change({ beside: 'chat', volumes: {} }));
  callSettings.change({ beside: 'people' });
  useDevices();
  await openCall([inCall(JONAS), inCall(SENA, { hand: true })], { ofSession: true });
  const people = stage.getByRole('tabpanel', { name: 'People' });
  await expect.element(people.getByRole('listitem').nth(2)).toBeVisible();
  const volume = people.getByRole('slider', { name: 'Volume for Sena' });
  await volume.fill('2');
  await expect.element(volume).toHaveAttribute('aria-valuetext', '200 %');
  await expectAccessible();
  // Nothing is loaded until it is shown. What is new is said.
  const message = messageItem(1, 'On my way');
  await pushFrame({ event: 'message', data: { room: `/api/sessions/${NIGHT.id}`, message } });
  await expect.element(tab('Chat New')).toBeVisible();
  expect(requests(OF_NIGHT)).toEqual([]);
  await tab('People').click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Chat')).toHaveFocus();
  await messageField.fill('Hurry');
  expect(callSettings.get().beside).toBe('chat');
  await tab('People').click();
  await tab('Chat').click();
  await expect.element(messageField).toHaveValue('Hurry');
  await messageField.fill('');
  // Both end where the stage does.
  const { bottom } = stage.element().getBoundingClientRect();
  expect(messageField.element().getBoundingClientRect().bottom).toBeLessThan(bottom);
  // The call can have the whole width.
  const narrow = width();
  const opener = stage.getByRole('button', { name: 'Chat' });
  await stage.getByRole('button', { name: 'Close' }).click();
  await expect.element(opener).toHaveFocus();
  expect(width()).toBeGreaterThan(narrow + 300);
  expect(callSettings.get().beside).toBe('none');
  await opener.click();
  await expect.element(messageField).toBeVisible();
  expect(width()).toBe(narrow);
});

it('has the conversation of two friends beside it, also when others join, and of more only the people', async () => {
  useDevices();
  await openCall();
  await expect.element(stage.getByRole('log', { name: 'Messages with Jonas' })).toBeVisible();
  await messageField.fill('Hurry');
  await nowIn([inCall(JONAS), inCall(SENA)]);
  await expect.element(tab('Messages with Jonas')).toBeVisible();
  await expect.element(messageField).toHaveFocus();
  await messageField.fill('');
  await nowIn([inCall(SENA), inCall({ ...JONAS, id: 10, name: 'Kim' })]);
  await expect.element(stage.getByRole('heading', { name: 'People' })).toBeVisible();
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
  await expect.element(stage.getByRole('slider', { name: 'Volume for Sena' })).toBeVisible();
});

it('has no chat beside it for a guest of its session', async () => {
  useDevices();
  await openCall();
  await expect.element(messageField).toBeVisible();
  await nowIn([inCall(JONAS)], { guest: true });
  await expect.element(stage.getByText('Only the session’s members see its chat.')).toBeVisible();
  await expect.element(stage.getByRole('slider', { name: 'Volume for Jonas' })).toBeVisible();
  await expect.element(messageField).not.toBeInTheDocument();
});

it('has the chat of its session in a sheet on screens that are narrow', async () => {
  await page.viewport(390, 844);
  useDevices();
  const message = messageItem(1, 'On my way');
  const rooms = sessionAnswers(31, sessionDetail(), {
    'POST /api/sessions/31/messages': json(201, message),
  });
  await openCall(undefined, { ofSession: true, more: rooms });
  const open = button('Chat');
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Chat' });
  await sheet.getByRole('textbox').fill('On my way');
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => requests('POST /api/sessions/31/messages').length).toBe(1);
  const more = sheet.getByRole('button', { name: 'More for the message from Jonas' });
  await expect.element(more).toBeVisible();
  // The messages aren't drawn again when someone begins or ends to speak. They may be once more for what was sent.
  const parsing = vi.spyOn(Date, 'parse');
  onTestFinished(() => parsing.mockRestore());
  let speaking = false;
  const parsed = async () => {
    parsing.mockClear();
    speaking = !speaking;
    calls.setPerson(JONAS.peerId, { speaking });
    const heard = tile('Jonas').getByText('speaking');
    await expect.poll(() => heard.query() !== null).toBe(speaking);
    return parsing.mock.calls.flat();
  };
  await expect.poll(parsed).not.toContain(message.sentAt);
  await more.click();
  await sheet.getByRole('button', { name: 'Reply' }).click();
  const reply = sheet.getByText('Reply to Jonas');
  await expect.element(reply).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(reply).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
  // On a tablet the whole chat fits, too. Only its messages scroll.
  await page.viewport(820, 1180);
  const { bottom, height } = sheet.element().getBoundingClientRect();
  expect(height).toBeGreaterThan(600);
  const field = sheet.getByRole('textbox').element().getBoundingClientRect();
  expect(field.bottom).toBeLessThan(bottom);
  await userEvent.keyboard('{Escape}');
  await expect.element(open).toHaveFocus();
  await expect.element(stage).toBeVisible();
});
