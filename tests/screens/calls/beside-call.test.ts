import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { callSettings } from '../../../web/calls/core/settings.ts';
import { requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  JONAS,
  NIGHT,
  SENA,
  inCall,
  nowIn,
  openCall,
  stage,
  useDevices,
} from '../support/fixtures-calls.ts';
import { messageField, messageItem } from '../support/fixtures-messages.ts';
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
  await opener.click();
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
