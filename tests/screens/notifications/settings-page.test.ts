import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { NotificationSettings } from '../../../worker/contract/notification-settings.ts';
import { answer, bodies, held, noContent, problem, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { OWN_FRAME, notificationSettings, ownAccount, said } from '../support/fixtures-accounts.ts';
import { mount } from '../support/mount.tsx';

const sent = () => bodies('PATCH /api/notification-settings');
const cell = () => page.getByRole('checkbox', { name: 'Reminders: Email' });

let saved: NotificationSettings;

/** An answer after which the API gives the default settings. */
function emptied() {
  saved = notificationSettings();
  return noContent();
}

/** Opens the page. The API saves its changes as the server does. */
const open = (changes: Partial<NotificationSettings> = {}, publicKey: string | null = null) => {
  saved = notificationSettings(changes);
  return mount('/user/notifications', {
    as: {},
    answers: {
      ...OWN_FRAME,
      'GET /api/account': ownAccount(),
      'GET /api/push/key': { publicKey },
      'GET /api/notification-settings': () => saved,
      'PATCH /api/notification-settings': ({ body }) => {
        if (typeof body === 'object' && body !== null && !('channels' in body)) {
          Object.assign(saved, body);
        }
        return saved;
      },
    },
  });
};

const PHONE = { id: 3, browser: 'Chrome', system: 'Android', current: false };

describe('what one is notified of', () => {
  const withEmail = notificationSettings();
  beforeEach(() => {
    const { channels } = withEmail;
    withEmail.channels = { ...channels, reminders: { push: true, email: true } };
  });

  it('is chosen in a table, by keyboard and on a small phone', async () => {
    await page.viewport(360, 740);
    await open({ mutedSessions: [{ id: 31, name: 'Dungeon night' }], pushDevices: [PHONE] }, 'key');
    const row = page.getByRole('row', { name: /^Reminders/ });
    await expect.element(row.getByRole('rowheader')).toBeVisible();
    await expectAccessible();
    const { answer: slow, release } = held(withEmail);
    answer({ 'PATCH /api/notification-settings': slow });
    cell().element().focus();
    await userEvent.keyboard(' ');
    // The change is shown before it is saved.
    await expect.element(cell()).toBeChecked();
    release();
    await said('Saved.');
    await expect.element(cell()).toBeChecked();
    expect(sent()).toEqual([{ channels: { reminders: { email: true } } }]);
  });

  it('goes back to what is saved if a change is refused', async () => {
    await open();
    answer({ 'PATCH /api/notification-settings': problem(429, 'Too many.') });
    await cell().click();
    await said('That was a lot at once.');
    await expect.element(cell()).not.toBeChecked();
  });

  it('comes by email only to a confirmed address', async () => {
    await open();
    const why = page.getByText('We only send emails to a confirmed address.');
    await expect.element(cell()).toBeVisible();
    expect(why.elements()).toEqual([]);
    await expectAccessible();
    answer({ 'GET /api/account': ownAccount({ emailConfirmed: false }) });
    await page.getByRole('link', { name: 'Notifications', exact: true }).click();
    await expect.element(why).toBeVisible();
  });
});

describe('when one is notified', () => {
  it('has quiet hours with two different ends, and a zone', async () => {
    await open();
    const [from, to] = [
      page.getByLabelText('From', { exact: true }),
      page.getByLabelText('To', { exact: true }),
    ];
    await page.getByRole('switch', { name: 'Quiet hours' }).click();
    await expect.element(from).toHaveValue('22:00');
    await from.fill('23:30');
    await to.fill('23:30');
    await expect.element(page.getByText('Choose a different end.')).toBeVisible();
    await page.getByLabelText('Time zone').selectOptions('Asia/Tokyo');
    await to.fill('06:45');
    await page.getByRole('switch', { name: 'Private pushes' }).click();
    await expect.poll(() => sent().at(-1)).toEqual({ privatePush: true });
    await said('Saved.');
    expect(saved).toMatchObject({
      quietHours: { from: '23:30', to: '06:45' },
      zone: 'Asia/Tokyo',
      privatePush: true,
    });
    expect(sent()).not.toContainEqual({ quietHours: { from: '23:30', to: '23:30' } });
    await page.getByRole('switch', { name: 'Quiet hours' }).click();
    await expect.poll(() => sent().at(-1)).toEqual({ quietHours: null, zone: 'Asia/Tokyo' });
  });
});

it('offers the browser’s zone where the stored one has another clock', async () => {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  await open({ digest: true, zone: 'Pacific/Chatham' });
  const name = here.replaceAll('_', ' ');
  await expect
    .element(page.getByText(`On this device, times are in the ${name} time zone.`))
    .toBeVisible();
  await page.getByRole('button', { name: `Change to ${name}` }).click();
  await expect.element(page.getByLabelText('Time zone')).toHaveValue(here);
  await expect.element(page.getByText('On this device, times')).not.toBeInTheDocument();
  await expect.poll(sent).toEqual([{ zone: here }]);
});

describe('muted sessions', () => {
  it('are listed, and unmuted', async () => {
    await open({ mutedSessions: [{ id: 31, name: 'Dungeon night' }] });
    answer({ 'DELETE /api/sessions/31/mute': emptied });
    await page.getByRole('button', { name: 'Unmute Dungeon night' }).click();
    await said('Dungeon night isn’t muted anymore.');
    await expect.element(page.getByText('You haven’t muted any sessions.')).toBeVisible();
  });
});

const permit = (permission: NotificationPermission) =>
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission);
const section = () => page.getByRole('region', { name: 'Devices with push' });

describe('pushes', () => {
  it.each([
    ['denied', 'Your browser blocks notifications from Peerway.'],
    ['default', 'This browser doesn’t get notifications yet.'],
  ] as const)('are said to be off where the permission is %s', async (permission, text) => {
    permit(permission);
    await open({}, 'key');
    await expect.element(section().getByText(text)).toBeVisible();
    const turnOn = section().getByRole('button', { name: 'Turn on notifications' });
    expect(turnOn.elements()).toHaveLength(permission === 'default' ? 1 : 0);
  });

  it('that one doesn’t allow stay off', async () => {
    permit('default');
    vi.spyOn(Notification, 'requestPermission').mockResolvedValue('denied');
    await open({}, 'key');
    const turnOn = section().getByRole('button', { name: 'Turn on notifications' });
    await turnOn.click();
    await said('Your browser blocks notifications from Peerway.');
    await expect.element(turnOn).not.toHaveAttribute('aria-busy');
    expect(requests('POST /api/push/subscriptions')).toEqual([]);
  });

  it('aren’t offered where the operator sends none', async () => {
    await open();
    await expect
      .element(section().getByText('This community doesn’t send pushes yet.'))
      .toBeVisible();
    expect(section().getByRole('button').elements()).toEqual([]);
  });

  it('are tried on a device, and stopped', async () => {
    permit('default');
    await open({ pushDevices: [PHONE] }, 'key');
    answer({ 'POST /api/push/subscriptions/3/test': noContent() });
    await page.getByRole('button', { name: 'Send me a test on Chrome on Android' }).click();
    await said('A test is on its way to Chrome on Android.');
    answer({ 'DELETE /api/push/subscriptions/3': emptied });
    await page.getByRole('button', { name: 'Remove Chrome on Android' }).click();
    await said('Chrome on Android gets no more pushes.');
    await expect
      .element(page.getByRole('button', { name: /^Remove Chrome/ }))
      .not.toBeInTheDocument();
  });
});
