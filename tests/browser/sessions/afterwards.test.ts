import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { Afterwards } from '../../../worker/contract/afterwards.ts';
import { newPage } from '../support/harness.ts';
import { type Person, logIn, tokensOf } from '../support/log-in.ts';
import { call } from '../support/players.ts';

/** A demo session that ended yesterday: hosted by tomas, with mira, admin and kacper in it. */
const SESSION = 7;
const NAME = 'Wednesday mining union';

async function phoneOf(person: Person) {
  const page = await newPage({ size: 'phone' });
  await logIn(page, person);
  return page;
}

const ask = async (person: Person) => {
  const { token } = await tokensOf(person);
  return call(Afterwards, 'GET', `/api/sessions/${SESSION}/afterwards`, { token });
};

const part = (page: Page) => page.getByRole('region', { name: 'After the session' });
const rowOf = (page: Page, name: string) =>
  part(page).getByRole('listitem').filter({ hasText: name });

it('the host marks who was missing, who contests it, and another member agrees', async () => {
  const host = await phoneOf('tomas');
  await host.goto(`/session/${SESSION}`);
  const mira = (await ask('tomas')).people.find(({ name }) => name.startsWith('Mira'));
  const name = mira?.name ?? '';
  await host.getByRole('button', { name: `Mark ${name} as not there` }).click();
  await rowOf(host, name).getByText('Marked as not there').waitFor();

  const marked = await phoneOf('mira');
  await marked.goto('/');
  await marked.getByRole('button', { name: /^Notifications/ }).click();
  await marked.getByRole('link', { name: `You were marked as not there: ${NAME}` }).click();
  await part(marked).getByRole('button', { name: 'I was there' }).click();
  await part(marked).getByText('The mark doesn’t count unless another member agrees').waitFor();
  expect((await ask('mira')).absence).toMatchObject({ contested: true, agreed: false });

  const witness = await phoneOf('kacper');
  await witness.goto(`/session/${SESSION}`);
  const agree = witness.getByRole('button', { name: `${name} wasn’t there` });
  await agree.click();
  await agree.waitFor({ state: 'detached' });
  expect((await ask('mira')).absence).toMatchObject({ agreed: true });

  await host.reload();
  await host.getByRole('button', { name: `Undo: ${name} was there` }).click();
  await rowOf(host, name)
    .getByRole('button', { name: `Mark ${name} as not there` })
    .waitFor();
  expect((await ask('mira')).absence).toBeNull();
});
