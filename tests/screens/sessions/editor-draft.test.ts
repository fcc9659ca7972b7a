import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { fillIn, nameField, openEditor } from '../support/fixtures-session-editor.ts';
import { navigate } from '../support/mount.tsx';
import { button } from '../support/see.ts';

const restored = page.getByText('We restored your draft.');
const [day, time] = [
  page.getByLabelText('Start', { exact: true }),
  page.getByLabelText('Start, time'),
];

/** Goes to another screen and back to the form. */
async function leaveAndReturn() {
  await navigate('/imprint');
  await expect.element(nameField).not.toBeInTheDocument();
  await navigate('/sessions/add/new');
  await expect.element(nameField).toBeVisible();
}

it('is kept while another screen is open, until it is discarded', async () => {
  await openEditor();
  await fillIn('Half a thought');
  await leaveAndReturn();
  await expect.element(restored).toBeVisible();
  await expect.element(nameField).toHaveValue('Half a thought');
  await expect.element(button('Remove Minecraft')).toBeVisible();
  await button('Discard draft').click();
  await expect.element(nameField).toHaveValue('');
  await expect.element(page.getByRole('alert').getByText('Draft discarded.')).toBeVisible();
  // The message covers only its own lines of the window.
  const box = page.getByRole('region', { name: 'Alerts' }).element().getBoundingClientRect();
  expect(box.height).toBeLessThan(120);
  await leaveAndReturn();
  await expect.element(nameField).toHaveValue('');
  await expect.element(restored).not.toBeInTheDocument();
});

it('keeps the other parts of a start while one of them is typed again', async () => {
  await openEditor();
  await expect.element(time).toBeVisible();
  // These keys give the twelfth of December, whatever order the browser's date parts have.
  day.element().focus();
  await userEvent.keyboard('12122040');
  time.element().focus();
  await userEvent.keyboard('0930AM');
  await expect.element(day).toHaveValue('2040-12-12');
  await expect.element(time).toHaveValue('09:30');
  // Without its first part the date is incomplete. Its other parts and the time stay.
  day.element().focus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(day).toHaveValue('');
  await expect.element(time).toHaveValue('09:30');
  await userEvent.keyboard('11');
  await expect.element(day).toHaveDisplayValue(/^2040-(11-12|12-11)$/);
  await button('Discard draft').click();
  await expect.element(day).not.toHaveDisplayValue(/2040/);
});
