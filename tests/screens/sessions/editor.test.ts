import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { answer, bodies, held, json, requests, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { fillIn, minecraft, nameField, openEditor } from '../support/fixtures-session-editor.ts';
import { list, sessionDetail, sessionItem } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';
import { button } from '../support/see.ts';

const seats = page.getByLabelText('Seats', { exact: true });
const noGame = page.getByText('Choose at least one game.');
const wrongFields = page.getByText('Please check the marked fields.');
const POSTED = 'POST /api/sessions';

it('says what is wrong at its field, keeps what was typed, and sends it once it’s right', async () => {
  await openEditor('new', { [POSTED]: json(201, sessionItem({ name: 'Patience' })) });
  await page.getByLabelText('Description').fill('Three hours of patience');
  await seats.fill('1');
  await button('Host session').click();
  await expect.element(noGame).toBeVisible();
  // The game comes first.
  await expect.element(page.getByRole('combobox', { name: 'Games' })).toHaveFocus();
  await expect.element(nameField).toHaveAttribute('aria-invalid', 'true');
  expect(requests(POSTED)).toEqual([]);
  await nameField.click();
  // A field's error disappears only when it is fixed. The focus stays where the user types.
  await userEvent.keyboard('P');
  await expect.element(nameField).toHaveValue('P');
  await expect.element(nameField).toHaveAttribute('aria-invalid', 'true');
  await fillIn('Patience');
  await expect.element(nameField).not.toHaveAttribute('aria-invalid');
  await expect.element(noGame).not.toBeInTheDocument();
  await expect.element(wrongFields).toBeVisible();
  await seats.fill('3');
  await expect.element(wrongFields).not.toBeInTheDocument();
  await button('Host session').click();
  await expect.poll(place).toBe('/session/31');
  expect(bodies(POSTED)).toMatchObject([
    {
      name: 'Patience',
      description: 'Three hours of patience',
      seats: 3,
      games: ['/api/games/14'],
      platforms: ['pc'],
    },
  ]);
  await expect.element(page.getByText('Patience is live. Share the link')).toBeVisible();
});

it('shows at its field what the server alone could know, and sends what was changed alone', async () => {
  const patched = 'PATCH /api/sessions/31';
  await openEditor(31, {
    'GET /api/sessions/31': sessionDetail({
      name: 'Shrinking',
      host: { id: 7, name: 'Mira' },
      seatsTaken: 1,
      revision: 5,
    }),
    [patched]: violations({ seats: '3 seats are already taken. Choose at least 3.' }),
  });
  await nameField.fill('Shrunk');
  await seats.fill('2');
  await button('Save changes').click();
  await expect
    .element(page.getByText('3 seats are already taken. Choose at least 3.'))
    .toBeVisible();
  await expect.element(seats).toHaveFocus();
  await expect.element(nameField).toHaveValue('Shrunk');
  answer({
    [patched]: sessionItem({ name: 'Shrunk' }),
    'GET /api/sessions/31': sessionDetail({ name: 'Shrunk' }),
  });
  await seats.fill('3');
  await button('Save changes').click();
  await expect.poll(place).toBe('/session/31');
  expect(bodies(patched)).toEqual([
    { name: 'Shrunk', seats: 2, revision: 5 },
    { name: 'Shrunk', seats: 3, revision: 5 },
  ]);
});

it('is filled in with few taps: the game suggests a name, a chip sets the day, and voice says its size', async () => {
  await openEditor('new');
  await expect.element(page.getByText('Voice holds up to 8 people.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Games' }).fill('minecr');
  await expect.element(page.getByRole('listbox').getByRole('option')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(nameField).toHaveValue('Minecraft together');
  // What is typed replaces it.
  await nameField.click();
  expect(String(getSelection())).toBe('Minecraft together');
  await button('Remove Minecraft').click();
  await expect.element(nameField).toHaveValue('');
  await button('tomorrow').click();
  await expect.element(button('tomorrow')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
});

it('is named after the only game that the host plays', async () => {
  const { '@id': iri, id, name } = minecraft;
  const games = [{ game: { '@id': iri, id, name }, platform: null, level: null }];
  await openEditor('new', {
    'GET /api/preferences': { '@id': '/api/preferences', '@type': 'Preferences', games },
  });
  await expect.element(button('Remove Minecraft')).toBeVisible();
  await expect.element(nameField).toHaveValue('Minecraft together');
});

it('hosts one session that starts now, however often the button is pressed', async () => {
  const [found, made] = [held(list('/api/games', [minecraft])), held(json(201, sessionItem()))];
  await openEditor('new', { 'GET /api/games': found.answer, [POSTED]: made.answer });
  await nameField.fill('Only once');
  // Enter chooses the only match, even before the list has loaded.
  await page.getByRole('combobox', { name: 'Games' }).fill('minecr');
  await userEvent.keyboard('{Enter}');
  found.release();
  await expect.element(button('Remove Minecraft')).toBeVisible();
  await button('PC').click();
  await page.getByRole('switch', { name: 'Play now' }).click();
  await button('Host session').dblClick();
  made.release();
  await expect.poll(place).toBe('/session/31');
  expect(bodies(POSTED)).toMatchObject([{ name: 'Only once', playNow: true }]);
});

it('asks visitors to log in first, and is where they land after it', async () => {
  await mount('/sessions/add/new');
  await expect.element(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  expect(place()).toBe('/login?back=%2Fsessions%2Fadd%2Fnew');
});

it('is not for a session of someone else', async () => {
  await openEditor(31);
  await expect.element(page.getByText('Only the host can edit it.')).toBeVisible();
  await expect.element(nameField).not.toBeInTheDocument();
});
