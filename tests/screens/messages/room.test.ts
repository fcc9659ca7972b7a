import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import {
  answer,
  bodies,
  json,
  problem,
  requests,
  requestsEnd,
  unreachable,
  violations,
} from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { COMPOSED, pressComposed } from '../support/composition.ts';
import {
  ME,
  conversation,
  messageField as field,
  messageItem,
  messagePage,
  openRoom,
  OTHER,
  ROOM,
} from '../support/fixtures-messages.ts';
import { friendItem } from '../support/fixtures-people.ts';
import { userDetail } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';
import { pushFrame, sentFrames, untilWelcome } from '../support/socket.ts';

const log = page.getByRole('log');
const POST = 'POST /api/users/8/messages';

const more = (name: string) =>
  log.getByRole('button', { name: `More for the message from ${name}` });

const arrive = (message: ReturnType<typeof messageItem>) =>
  pushFrame({ event: 'message', data: { room: ROOM, message } });

it('says what the server refuses, and keeps it to change, to try again or to delete', async () => {
  await openRoom();
  answer({ [POST]: violations({ text: 'This has characters that can’t be used.' }) });
  await field.fill('gnp.txt');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(log.getByText('This has characters that can’t be used.')).toBeVisible();
  await expect.element(log.getByText('gnp.txt')).toBeVisible();
  // It doesn't stay below what is written later.
  await arrive(messageItem(1, 'Later', { sentAt: new Date(Date.now() + 1000).toISOString() }));
  await expect.element(log.getByText('Later')).toBeVisible();
  expect(log.element().textContent).toMatch(/gnp\.txt.*Later/s);
  await expect.element(log.getByRole('button', { name: 'Try again' })).toBeVisible();
  await log.getByRole('button', { name: 'Edit' }).click();
  await expect.element(field).toHaveValue('gnp.txt');
  await expect.element(field).toHaveFocus();
  await expect.element(log.getByText('gnp.txt')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Send' }).click();
  await log.getByRole('button', { name: 'Delete' }).click();
  await expect.element(log.getByText('gnp.txt')).not.toBeInTheDocument();
});

it.each([
  ['any longer', { ...messagePage([messageItem(1, 'Only once')]), writable: false }],
  ['at all', problem(404, 'Not found.')],
])('where one can’t write %s, it says why and offers to become friends', async (_, messages) => {
  const answers = {
    ...conversation(),
    'GET /api/users/8': userDetail({ relation: 'none' }),
    [`GET ${ROOM}/messages`]: messages,
  };
  await mount('/messages/8', { as: {}, shell: true, answers });
  const note = page.getByText('You can’t write to this person right now.');
  await expect.element(note).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All messages' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'add', exact: true }).click();
  answer({
    ...conversation(),
    'POST /api/friends': json(201, friendItem({ active: true })),
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Send invite' }).click();
  await expect.element(field).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

it('keeps what one edits while the other’s profile changes or can’t be loaded', async () => {
  const answers = {
    ...conversation(messageItem(1, 'I bring snacks', { author: ME })),
    'GET /api/users/8': userDetail({ relation: 'none' }),
  };
  await mount('/messages/8', { as: {}, shell: true, answers });
  await untilWelcome();
  await more('Mira').click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const edited = page.getByRole('textbox', { name: 'Edit your message' });
  await edited.fill('I bring cake');
  const asked = Promise.withResolvers<void>();
  answer({
    'GET /api/users/8': () => {
      asked.resolve();
      return problem(404, 'Not found.');
    },
  });
  await arrive(messageItem(2, 'Which map?'));
  await asked.promise;
  await requestsEnd();
  answer({ 'GET /api/users/8': userDetail({ relation: 'friends' }) });
  await arrive(messageItem(3, 'The old one'));
  await expect.element(page.getByRole('button', { name: 'Call Jonas' }).first()).toBeVisible();
  await expect.element(edited).toHaveValue('I bring cake');
});

it('sends with Enter, breaks the line with Shift+Enter, and says that one is typing', async () => {
  await openRoom();
  const text = 'The old\none: https://example.org/map.';
  answer({ [POST]: json(201, messageItem(1, text, { author: ME })) });
  await field.click();
  await userEvent.keyboard('The old{Shift>}{Enter}{/Shift}one: https://example.org/map.');
  const typing = sentFrames().filter(({ event }) => event === 'typing');
  expect(typing.length).toBeGreaterThan(0);
  expect(typing[0]?.data).toEqual({ room: { kind: 'user', id: 8 } });
  await userEvent.keyboard('{Enter}');
  const link = log.getByRole('link', { name: 'https://example.org/map' });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  const nonce: unknown = expect.stringMatching(/^[\w-]{8,64}$/);
  await expect.poll(() => bodies(POST)).toEqual([{ text, nonce }]);
  await expect.element(field).toHaveValue('');

  await pushFrame({ event: 'typing', data: { room: ROOM, user: OTHER } });
  await expect.element(page.getByText('Jonas is typing…')).toBeVisible();
  await arrive(messageItem(2, 'Got it'));
  await expect.element(log.getByText('Got it')).toBeVisible();
});

/** Makes the test's window one of a touch screen. */
function onTouchScreen() {
  const matches = globalThis.matchMedia;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    matches(query.includes('coarse') ? 'all' : query),
  );
}

const texts = () => bodies(POST);

it('keeps what is too long to send, and says by how much', async () => {
  await openRoom();
  await field.click();
  document.execCommand('insertText', false, 'x'.repeat(2_048));
  await expect.element(page.getByText('Your message is 48 characters too long.')).toBeVisible();
  await expect.element(field).toHaveValue('x'.repeat(2_048));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(requests(POST)).toEqual([]);
  document.execCommand('selectAll');
  document.execCommand('insertText', false, 'x'.repeat(2_000));
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeEnabled();
});

it('sends with Ctrl+Enter and Cmd+Enter too', async () => {
  await openRoom();
  await expect.element(field).toHaveAttribute('enterkeyhint', 'send');
  answer({ [POST]: json(201, messageItem(1, 'Later', { author: ME })) });
  await field.fill('Later');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(field).toHaveValue('');
  await field.fill('Maybe');
  await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
  await expect.poll(texts).toMatchObject([{ text: 'Later' }, { text: 'Maybe' }]);
});

it('breaks the line with Enter on a touch screen, and sends with Ctrl+Enter', async () => {
  onTouchScreen();
  await openRoom();
  await expect.element(field).toHaveAttribute('enterkeyhint', 'enter');
  answer({ [POST]: json(201, messageItem(1, 'Later', { author: ME })) });
  await field.fill('Later');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Later\n');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(texts).toMatchObject([{ text: 'Later' }]);
});

it('sends nothing with a key of a composition', async () => {
  await openRoom(messageItem(1, '오늘 밤', { author: ME }));
  await field.fill('젤다');
  for (const form of COMPOSED) expect(pressComposed(field, 'Enter', form)).toBe(true);
  await expect.element(field).toHaveValue('젤다');
  await more('Mira').click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const edited = page.getByRole('textbox', { name: 'Edit your message' });
  await expect.element(edited).toBeVisible();
  for (const form of COMPOSED)
    for (const key of ['Enter', 'Escape']) expect(pressComposed(edited, key, form)).toBe(true);
  await expect.element(edited).toHaveValue('오늘 밤');
  expect([...requests(POST), ...requests(`PATCH ${ROOM}/messages/1`)]).toEqual([]);
});

it('searches the room, and leads to what was found', async () => {
  const snacks = messageItem(1, 'I bring snacks');
  await openRoom(snacks, messageItem(2, 'Which map?'));
  answer({ 'GET /api/users/8/messages?q=SNACKS': messagePage([snacks]) });
  await page.getByRole('button', { name: 'Search messages' }).click();
  await userEvent.keyboard('SNACKS{Enter}');
  await expect.element(page.getByText('1 message found.')).toBeVisible();
  await page.getByRole('button', { name: /I bring snacks$/ }).click();
  await expect.poll(() => document.activeElement?.textContent).toContain('I bring snacks');
  const open = page.getByRole('button', { name: 'Search messages' });
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect.element(open).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const searchbox = page.getByRole('searchbox');
  await expect.element(searchbox).toHaveFocus();
  for (const form of COMPOSED) expect(pressComposed(searchbox, 'Escape', form)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(open).toHaveFocus();
});

it('lets one change what one wrote, and shows what others changed', async () => {
  await page.viewport(390, 844);
  const snacks = messageItem(1, 'I bring snacks', { author: ME });
  await openRoom(snacks, messageItem(2, 'Which map?'), messageItem(3, 'Buy gold!'));
  await expectAccessible();
  const editedAt = new Date().toISOString();
  const patch = `PATCH ${ROOM}/messages/1`;
  answer({ [patch]: problem(422, 'Too old to edit.') });
  await more('Mira').click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const edited = page.getByRole('textbox', { name: 'Edit your message' });
  await expect.element(edited).toHaveValue('I bring snacks');
  await edited.fill('I bring cake');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect.element(page.getByText('Too old to edit.')).toBeVisible();
  await expect.element(edited).toHaveValue('I bring cake');
  answer({ [patch]: { ...snacks, text: 'I bring cake', editedAt } });
  await save.click();
  await expect.element(log.getByText('I bring cake')).toBeVisible();
  await expect.element(log.getByText('edited')).toBeVisible();
  await expect.element(edited).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  expect(bodies(patch)).toEqual([{ text: 'I bring cake' }, { text: 'I bring cake' }]);

  const gone = { text: '', deleted: true };
  await arrive(messageItem(2, '', { ...gone, removedBy: 'author' }));
  await expect.element(log.getByText('This message was deleted.')).toBeVisible();
  await arrive(messageItem(3, '', { ...gone, removedBy: 'admin' }));
  await expect
    .element(log.getByText('This message was removed by the Peerway team.'))
    .toBeVisible();
});

const refuse = () => {
  throw new DOMException('refused', 'InvalidStateError');
};

it('gives back to the field what can be neither stored nor sent', async () => {
  await openRoom();
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse);
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse);
  answer({ [POST]: unreachable });
  await field.fill('not lost');
  await page.getByRole('button', { name: 'Send' }).click();
  const told = page.getByText('We can’t reach Peerway. Nothing you typed is lost.');
  await expect.element(told).toBeVisible();
  await expect.element(field).toHaveValue('not lost');
  await expect.element(log.getByText('Sending…')).not.toBeInTheDocument();
  answer({ [POST]: json(201, messageItem(1, 'not lost', { author: ME })) });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(log.getByText('not lost')).toBeVisible();
  await expect.element(field).toHaveValue('');
});
