import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { UserDetail } from '../../../worker/contract/user.ts';
import type { TagPlace } from '../../../worker/contract/vocabulary.ts';
import { answer, bodies, held, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { said } from '../support/fixtures-accounts.ts';
import { currentUser, list, userDetail, userItem } from '../support/fixtures.ts';
import { mount, navigate } from '../support/mount.tsx';

const MIRA = { id: 7, name: 'Mira', relation: 'self' } satisfies Partial<UserDetail>;
const TAKEN = 'This name is taken, or looks too much like one that is. Try another one.';

const name = () => page.getByLabelText('Name', { exact: true });
const about = () => page.getByLabelText('About');
const save = () => page.getByRole('button', { name: 'Save', exact: true });
const sent = () => bodies('PATCH /api/users/7');
const drafted = (key: string) => key.startsWith('profile:');

const open = (user: Partial<UserDetail> = {}, shell = false) =>
  mount('/user', {
    as: {},
    shell,
    answers: {
      'GET /api/users/7': userDetail({ ...MIRA, ...user }),
      'GET /api/hours': { '@id': '/api/hours', '@type': 'Hours', zone: null, hours: [] },
      'GET /api/register/name': ({ query }) => ({
        name: query.get('name') ?? '',
        available: query.get('name') !== 'Ben',
      }),
      'PATCH /api/users/7': userItem({ id: 7, name: 'Mira' }),
    },
  });

describe('one’s own page', () => {
  it('can be saved only once something has changed, also on a phone', async () => {
    await page.viewport(390, 844);
    await open();
    await expect.element(about()).toBeVisible();
    expect(save().elements()).toEqual([]);
    await expectAccessible();
    await about().fill('x');
    await expect.element(save()).toBeVisible();
    await about().fill('');
    await expect.element(save()).not.toBeInTheDocument();
  });

  it('keeps what was typed when it isn’t saved, and says which field is wrong', async () => {
    await open();
    await about().fill('Support main.\n\nEvenings only.');
    await name().fill('Ben');
    await expect.element(page.getByText(TAKEN)).toBeVisible();
    answer({ 'PATCH /api/users/7': violations({ name: 'Taken indeed.' }) });
    await save().click();
    await expect.element(page.getByText('Please check the marked fields.')).toBeVisible();
    await expect.element(page.getByText('Taken indeed.')).toBeVisible();
    await expect.element(name()).toHaveFocus();
    await expect.element(about()).toHaveValue('Support main.\n\nEvenings only.');
  });

  it('is saved with a word, and shows the new name', async () => {
    await open({}, true);
    // What keeps the focus is loaded with the footer's tools.
    await expect.element(page.getByRole('button', { name: 'English' })).toBeVisible();
    const other = 'زينب 🦊';
    await name().fill(other);
    await expect.element(page.getByText(`${other} is available`)).toBeVisible();
    await about().fill('Evenings only.');
    await page.getByLabelText('Region').selectOptions('europe');
    await page.getByLabelText('Languages', { exact: true }).selectOptions('ar');
    const saved = { id: 7, name: other, about: 'Evenings only.' };
    answer({
      'PATCH /api/users/7': userItem(saved),
      'GET /api/users/7': userDetail({ ...MIRA, ...saved, region: 'europe', languages: ['ar'] }),
      'GET /api/currentuser': currentUser({ name: other }),
    });
    save().element().focus();
    await userEvent.keyboard('{Enter}');
    await said('Saved. Others see your changes now.');
    await expect.element(save()).not.toBeInTheDocument();
    // The focus stays where one was in the form.
    await expect.poll(() => document.activeElement?.textContent).toBe('All changes are saved.');
    expect(sent()).toEqual([
      {
        name: other,
        about: 'Evenings only.',
        region: 'europe',
        languages: ['ar'],
      },
    ]);
    answer({ 'GET /api/users/7/sessions': list('/api/users/7/sessions', []) });
    await page.getByRole('link', { name: 'Preview your page' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
  });

  it('is saved without what is as it was, which another device may have changed', async () => {
    await open({ gamertags: [{ platform: 'steam', tag: 'Mira', visibleTo: 'friends' }] });
    await about().fill('Evenings only.');
    await save().click();
    await expect.poll(sent).toEqual([{ about: 'Evenings only.' }]);
    await expect.element(save()).not.toBeInTheDocument();
    const language = page.getByLabelText('Languages', { exact: true });
    await language.selectOptions('ar');
    await page.getByRole('button', { name: 'Remove Arabic' }).click();
    await save().click();
    await expect.element(save()).not.toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });

  it('leaves what is typed during a save unsaved, and keeps it', async () => {
    await open();
    const slow = held(userItem({ id: 7, name: 'Mira' }));
    answer({ 'PATCH /api/users/7': slow.answer });
    await name().fill('Mirabel');
    await about().fill('Evenings');
    await save().click();
    await expect.poll(sent).toHaveLength(1);
    await about().fill('Evenings only.');
    slow.release();
    await said('Saved. Others see your changes now.');
    await expect.element(page.getByText('You have unsaved changes.')).toBeVisible();
    expect(Object.keys(sessionStorage).filter(drafted)).toEqual(['profile:7:about']);
    await save().click();
    await expect.poll(sent).toHaveLength(2);
    expect(sent()[1]).toEqual({ about: 'Evenings only.' });
    await expect.element(save()).not.toBeInTheDocument();
    expect(Object.keys(sessionStorage).filter(drafted)).toEqual([]);
  });

  it('keeps what was typed in this tab until it is saved', async () => {
    await open();
    await about().fill('Half a thought');
    await navigate('/imprint');
    await navigate('/user');
    await expect.element(about()).toHaveValue('Half a thought');
    await save().click();
    await said('Saved. Others see your changes now.');
    await expect.poll(() => Object.keys(sessionStorage).filter(drafted)).toEqual([]);
  });
});

const friendsTag = (platform: TagPlace, text: string) =>
  ({ platform, tag: text, visibleTo: 'friends' }) as const;

describe('gamertags', () => {
  it('are sent with who sees them, those of the platforms that one plays on', async () => {
    const verifiedAt = '2026-11-03T12:00:00Z';
    const steam = { platform: 'steam', tag: 'Mira', visibleTo: 'friends', verifiedAt } as const;
    await open({ platforms: ['xbox'], gamertags: [steam] });
    await expect.element(page.getByText('Confirmed by Discord on')).toBeVisible();
    await expect.element(page.getByLabelText('I play on Xbox')).toBeChecked();
    for (const [platform, tag, audience] of [
      ['PC', 'MiraOnPc', 'everyone'],
      ['Switch', 'MiraOnSwitch', 'nobody'],
    ] as const) {
      await page.getByLabelText(`I play on ${platform}`).click();
      await page.getByLabelText(`Your gamertag on ${platform}`, { exact: true }).fill(tag);
      await page.getByLabelText(`Who sees your gamertag on ${platform}`).selectOptions(audience);
    }
    // Turns the platform off again after typing a name for it.
    await page.getByLabelText('I play on Switch').click();
    await expect
      .element(page.getByLabelText('Your gamertag on Switch', { exact: true }))
      .not.toBeVisible();
    await save().click();
    await said('Saved. Others see your changes now.');
    expect(sent()).toMatchObject([
      {
        platforms: ['pc', 'xbox'],
        gamertags: [
          { platform: 'pc', tag: 'MiraOnPc', visibleTo: 'everyone' },
          { platform: 'steam', tag: 'Mira', visibleTo: 'friends' },
        ],
      },
    ]);
    await page.getByLabelText('I play on Switch').click();
    await expect
      .element(page.getByLabelText('Your gamertag on Switch', { exact: true }))
      .toHaveValue('MiraOnSwitch');
  });

  it('that another device has added or removed meanwhile stay so', async () => {
    await open({
      platforms: ['pc'],
      gamertags: [friendsTag('pc', 'Mira'), friendsTag('steam', 'Mira')],
    });
    const now: Partial<UserDetail> = {
      platforms: ['pc', 'xbox'],
      gamertags: [friendsTag('pc', 'Mira'), friendsTag('xbox', 'Other')],
    };
    answer({ 'GET /api/users/7': userDetail({ ...MIRA, ...now }) });
    await page.getByLabelText('Your gamertag on PC', { exact: true }).fill('MiraOnPc');
    await page.getByLabelText('I play on Switch').click();
    await save().click();
    await said('Saved. Others see your changes now.');
    expect(sent()).toEqual([
      {
        platforms: ['pc', 'switch', 'xbox'],
        gamertags: [friendsTag('pc', 'MiraOnPc'), friendsTag('xbox', 'Other')],
      },
    ]);
  });

  it('that are known are shown as they were saved', async () => {
    await open({ gamertags: [{ platform: 'pc', tag: 'MiraOnPc', visibleTo: 'friends' }] });
    await expect
      .element(page.getByLabelText('Your gamertag on PC', { exact: true }))
      .toHaveValue('MiraOnPc');
    await expect
      .element(page.getByLabelText('Who sees your gamertag on PC'))
      .toHaveValue('friends');
    await userEvent.tab();
    expect(save().elements()).toEqual([]);
  });
});
