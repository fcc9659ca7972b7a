import { afterEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';

import { bodies, json } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { fillIn, openEditor } from '../support/fixtures-session-editor.ts';
import { sessionItem } from '../support/fixtures.ts';
import { button } from '../support/see.ts';

const HOUR_MS = 3_600_000;
const POSTED = 'POST /api/sessions';

/** Moves the browser to a zone. Formatters that exist stay in theirs. */
const moveTo = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId });

afterEach(() => moveTo(''));

const offset = (at: number) => new Date(at).getTimezoneOffset();

/** The next moment at which the clocks are put forward or back. */
function nextChange(way: 'forward' | 'back') {
  let at = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
  while (Math.sign(offset(at) - offset(at - 1)) !== (way === 'back' ? 1 : -1)) at += HOUR_MS;
  return at;
}

const day = page.getByLabelText('Start', { exact: true });
const time = page.getByLabelText('Start, time');

/** Opens the editor for New York, where clocks change at 2:00, with a start on the day of the next change. */
async function startAt(way: 'forward' | 'back', clock: string) {
  await openEditor('new', { [POSTED]: json(201, sessionItem()) });
  await fillIn('Late');
  await moveTo('America/New_York');
  const change = nextChange(way);
  await day.fill(new Date(change).toLocaleDateString('sv-SE'));
  await time.fill(clock);
  return change;
}

it('says what becomes of a start that the clocks skip', async () => {
  await startAt('forward', '02:10');
  const note = page.getByText('2:10 AM doesn’t exist that day. 3:10 AM will be used instead.');
  await expect.element(note).toBeVisible();
  await time.fill('03:20');
  await expect.element(note).not.toBeInTheDocument();
});

it('asks which one is meant of a start that there is twice', async () => {
  const change = await startAt('back', '01:10');
  const which = page.getByLabelText('1:10 AM comes twice. Which one?');
  await expect.element(which).toHaveValue('1');
  await expectAccessible();
  await which.selectOptions('2');
  await button('Host session').click();
  await expect.poll(() => bodies(POSTED)).toHaveLength(1);
  expect(bodies(POSTED)).toMatchObject([
    { startsAt: new Date(change + HOUR_MS / 6).toISOString() },
  ]);
});

it('says of a rule that the first one counts', async () => {
  await startAt('back', '01:10');
  await page.getByRole('switch', { name: 'Repeats' }).click();
  await expect.element(page.getByText('comes twice. The first one counts.')).toBeVisible();
});
