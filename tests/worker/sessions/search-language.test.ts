import { beforeAll, expect, it } from 'vitest';

import { SessionItem, SessionList } from '../../../worker/contract/session.ts';
import { UserList } from '../../../worker/contract/user.ts';
import {
  type Account,
  addGames,
  expectAnswer,
  get,
  patch,
  post,
  register,
  sessionBody,
} from '../support/client.ts';

/** A language also finds its regional forms. A regional form finds only itself. */

let host: Account;
const ids = new Map<string, number>();

const found = async (language: string, sort = 'soonest') => {
  const { member } = await expectAnswer(
    get(`/api/sessions?q=tongues&language=${language}&sort=${sort}`),
    200,
    SessionList,
  );
  return member.map((session) => session.language).toSorted();
};

const people = (language: string) =>
  expectAnswer(get(`/api/users?q=polyglotta&language=${language}`, host.token), 200, UserList);

beforeAll(async () => {
  await addGames();
  host = await register();
  for (const language of ['en', 'en-US', 'pt-BR', 'zh-Hant-TW']) {
    const fields = sessionBody({ name: `Tongues ${language}`, language });
    const { id } = await expectAnswer(post('/api/sessions', fields, host.token), 201, SessionItem);
    ids.set(language, id);
  }
});

it('finds sessions by the language itself', async () => {
  expect(await found('en')).toEqual(['en', 'en-US']);
  expect(await found('en', 'newest')).toEqual(['en', 'en-US']);
  expect(await found('en-US')).toEqual(['en-US']);
  expect(await found('pt')).toEqual(['pt-BR']);
  expect(await found('zh')).toEqual(['zh-Hant-TW']);
  expect(await found('de')).toEqual([]);
});

it('finds people by the language itself', async () => {
  const guest = await register('Polyglotta');
  await patch(`/api/users/${guest.id}`, { languages: ['de', 'en-GB'] }, guest.token);
  expect((await people('en')).member.map(({ id }) => id)).toEqual([guest.id]);
  expect((await people('fr')).member).toEqual([]);
});
