import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { Afterwards, PlayedWithList } from '../../../worker/contract/afterwards.ts';
import { SessionDetail } from '../../../worker/contract/session.ts';
import { expectAccessible } from '../support/axe.ts';
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

describe('after a session', () => {
  it('the host marks who was missing, who contests it, and another member agrees', async () => {
    const host = await phoneOf('tomas');
    await host.goto(`/session/${SESSION}`);
    const mira = (await ask('tomas')).people.find(({ name }) => name.startsWith('Mira'));
    const name = mira?.name ?? '';
    await host.getByRole('button', { name: `Mark ${name} as not there` }).click();
    await rowOf(host, name).getByText('Marked as not there').waitFor();
    // The bar at the top covers what is scrolled under it.
    await host.evaluate(() => scrollTo(0, 0));
    await expectAccessible(host, 'a session that is over, as its host');

    const marked = await phoneOf('mira');
    await marked.goto('/');
    await marked.getByRole('button', { name: /^Notifications/ }).click();
    await marked.getByRole('link', { name: `You were marked as not there: ${NAME}` }).click();
    await part(marked).getByRole('button', { name: 'I was there' }).click();
    await part(marked).getByText('The mark doesn’t count unless another member agrees').waitFor();
    await expectAccessible(marked, 'a session that is over, as whoever was marked');
    expect((await ask('mira')).absence).toMatchObject({ contested: true, agreed: false });

    const witness = await phoneOf('kacper');
    await witness.goto(`/session/${SESSION}`);
    await rowOf(witness, name).getByText(`${name} says they did.`, { exact: false }).waitFor();
    await witness.getByRole('button', { name: `${name} wasn’t there` }).click();
    await witness
      .getByRole('button', { name: `${name} wasn’t there` })
      .waitFor({ state: 'detached' });
    expect((await ask('mira')).absence).toMatchObject({ agreed: true });

    await host.reload();
    await host.getByRole('button', { name: `Undo: ${name} was there` }).click();
    await rowOf(host, name)
      .getByRole('button', { name: `Mark ${name} as not there` })
      .waitFor();
    expect((await ask('mira')).absence).toBeNull();
  });

  it('players thank each other, on the session’s page and among the people they played with', async () => {
    const page = await phoneOf('mira');
    await page.goto(`/session/${SESSION}`);
    const { people } = await ask('mira');
    const [host, other] = people;
    const thank = (who = '') => page.getByRole('button', { name: `Say thanks to ${who}` });
    await thank(host?.name).click();
    await page.getByRole('button', { name: 'Great host' }).click();
    await rowOf(page, host?.name ?? '')
      .getByText('You said thanks: Great host')
      .waitFor();
    await page.getByText('How thanks work').click();
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, 'a session that is over, as a member');

    await page.goto('/friends');
    await page.getByRole('link', { name: 'Played with' }).click();
    await page.getByText('You said thanks: Great host').first().waitFor();
    await thank(other?.name).click();
    await page.getByRole('button', { name: 'Friendly' }).click();
    await page.getByText('You said thanks: Friendly').waitFor();
    await expectAccessible(page, 'the people one played with');
    const { token } = await tokensOf('mira');
    const played = await call(PlayedWithList, 'GET', '/api/played-with', { token });
    const kinds = new Map(played.member.map(({ user, thanked }) => [user.id, thanked]));
    expect([host, other].map((one) => kinds.get(one?.id ?? 0))).toEqual(['host', 'friendly']);
  });

  it('whoever was in plays it again a week later, with whom they choose', async () => {
    const page = await phoneOf('mira');
    await page.goto('/sessions?tab=past');
    await page.getByRole('link', { name: `Play ${NAME} again` }).click();
    await page.getByRole('heading', { name: 'Play again' }).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(NAME);
    const { people } = await ask('mira');
    const left = people.find(({ invitable }) => invitable);
    await page.getByRole('checkbox', { name: left?.name ?? '' }).uncheck();
    await expectAccessible(page, 'the editor of a session that is played again');
    // What was unticked is kept.
    await page.reload();
    expect(await page.getByRole('checkbox', { name: left?.name ?? '' }).isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Host session' }).click();
    await page.waitForURL(/\/session\/\d+$/);
    const { token } = await tokensOf('mira');
    const id = Number(page.url().split('/').at(-1));
    const made = await call(SessionDetail, 'GET', `/api/sessions/${id}`, { token });
    const before = await call(SessionDetail, 'GET', `/api/sessions/${SESSION}`, { token });
    const days = (Date.parse(made.startsAt) - Date.parse(before.startsAt)) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect(made.games).toEqual(before.games);
    const invitationOf = async (person: Person) => {
      const { token: theirs } = await tokensOf(person);
      return (await call(SessionDetail, 'GET', `/api/sessions/${id}`, { token: theirs }))
        .invitation;
    };
    // The first is the host of last time.
    expect(left?.host).toBe(true);
    expect(await invitationOf('tomas')).toBeNull();
    expect(await invitationOf('kacper')).not.toBeNull();
  });
});
