import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { send } from '../support/client.ts';
import {
  addWriter,
  hostWith,
  markRead,
  messagesOf,
  pairRoom,
  written,
} from '../support/messages.ts';
import { addUser } from '../support/people.ts';
import { addGames } from '../support/sessions.ts';

/**
 * A token is valid for 15 minutes, but it is refused as soon as its device is logged out. Whoever is suspended is in the
 * access table.
 */

beforeAll(() => addGames());

const ENDED = {
  'was logged out': 'UPDATE devices SET revoked_at = 1 WHERE user_id = ?',
  'is banned': `UPDATE users SET status = 'banned' WHERE id = ?`,
};

it.each(Object.entries(ENDED))(
  'nobody who %s reads, writes, changes, deletes or marks a message',
  async (_, ending) => {
    const [host, member] = [await addUser(), await addWriter()];
    const { room } = await hostWith(host, [member]);
    await written(room, host, 'Hello.');
    const { number } = await written(room, member, 'As it was.');
    // Whoever is banned isn't named, so the messages are compared without their authors.
    const messages = async () =>
      (await messagesOf(room, host)).member.map(({ text, editedAt, deleted }) => [
        text,
        editedAt,
        deleted,
      ]);
    const before = await messages();
    await env.DB.prepare(ending).bind(member.id).run();

    const { token } = member;
    const own = `${room}/messages/${number}`;
    const nonce = crypto.randomUUID();
    const answers = [
      await send('GET', `${room}/messages`, { token }),
      await send('POST', `${room}/messages`, { token, body: { text: 'After all.', nonce } }),
      await send('POST', `${pairRoom(host)}/messages`, { token, body: { text: 'Hi.', nonce } }),
      await send('PATCH', own, { token, body: { text: 'Changed.' } }),
      await send('DELETE', own, { token }),
      await markRead(room, member, number),
      await send('GET', '/api/conversations', { token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
    expect(await messages()).toEqual(before);
  },
);
