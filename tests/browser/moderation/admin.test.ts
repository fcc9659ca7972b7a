import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

import { adminPage, confirm, dialog, news, report } from '../support/admins.ts';
import { findBarriers } from '../support/axe.ts';
import { openNext } from '../support/follow.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { type Person, person, said } from '../support/person.ts';
import { pickMoment } from '../support/pick.ts';
import { PASSWORD, accept, addSession, apply } from '../support/players.ts';

async function reportPerson(who: Person, whom: Person, block = false) {
  await who.page.goto(`/detail/${whom.id}`);
  await who.page.getByRole('button', { name: `More actions for ${whom.name}` }).click();
  await who.page.getByRole('button', { name: 'Report', exact: true }).click();
  await report(who.page, 'Harassment or threats', 'He does not stop', block);
}

/** Tries to log in with the form. */
async function enter({ page, email }: Person) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

describe('an evening of an admin', () => {
  it('goes from a report to its decision, and each of the three sees their part', async () => {
    // A notice reloads the page of the one who was suspended, which is gone by then.
    allowErrors(/401/, /404/);
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const admin = await adminPage();
    const { id } = await addSession(ben, `Rude run ${ben.name}`);
    await accept(ben, await apply(ada, id));
    await ben.page.goto('/terms');

    // Ada can report Ben only once.
    await reportPerson(ada, ben);
    await said(ada.page, 'Thanks for your report. We’ll let you know the decision.');
    allowErrors(/409/);
    await reportPerson(ada, ben);
    await said(ada.page, 'You’ve already reported this.');

    // The admin finds the report in the queue, with the text of Ben's page, and takes it on.
    await admin.goto('/admin');
    await admin.getByRole('link', { name: 'open reports' }).click();
    await admin.getByRole('link', { name: ben.name }).click();
    await admin.getByText('He does not stop').waitFor();
    await admin.getByRole('button', { name: 'Take report' }).click();
    await said(admin, 'This report is assigned to you.');

    // Ben is warned, sees the warning on any screen, and acknowledges it.
    await admin.getByRole('link', { name: `Warn, suspend or ban ${ben.name}` }).click();
    await admin.getByRole('button', { name: 'Warn', exact: true }).click();
    await confirm(admin, 'Warn', 'Please leave people alone');
    await said(admin, `${ben.name} was warned.`);
    const warning = ben.page.getByRole('alertdialog', { name: 'You received a warning' });
    await warning.getByText('Please leave people alone').waitFor();
    await warning.getByRole('button', { name: 'I understand' }).click();
    await warning.waitFor({ state: 'detached' });
    await ben.page.reload();
    await ben.page.getByRole('button', { name: /^Notifications/ }).waitFor();
    expect(await warning.count()).toBe(0);

    // The report is upheld. Both are notified, and neither sees a name.
    await admin.goBack();
    await admin.getByRole('button', { name: 'Uphold', exact: true }).click();
    await dialog(admin).getByRole('button', { name: 'Uphold', exact: true }).click();
    await dialog(admin).getByText('Enter a note').waitFor();
    await confirm(admin, 'Uphold', 'We have warned them');
    await said(admin, 'Decision saved. The people involved are told.');
    await admin.getByText('Decision saved.').waitFor();
    const toldAda = await news(ada.page);
    await toldAda.getByText('Your report was reviewed').waitFor();
    await toldAda.getByText('We have warned them').waitFor();
    const toldBen = await news(ben.page);
    await toldBen.getByText('A report about you was upheld').waitFor();
    const word = toldBen.getByRole('listitem').filter({ hasText: 'A report about you' });
    expect(await word.innerText()).not.toContain(ada.name);
    await ben.page.keyboard.press('Escape');

    // Ben is banned: he is logged out at once, his session is cancelled, and the log-in tells him why.
    await admin.goto(`/admin/users?q=${ben.email}`);
    await admin.getByRole('link', { name: ben.name }).click();
    await admin.getByRole('button', { name: 'Ban', exact: true }).click();
    await confirm(admin, 'Ban', 'Threats, after a warning');
    await said(admin, `${ben.name} was banned.`);
    await ben.page.getByRole('link', { name: 'logg in' }).waitFor();
    await enter(ben);
    await ben.page.getByText('This account is banned. Reason: Threats, after a warning').waitFor();
    await ada.page.goto('/sessions');
    await (await news(ada.page)).getByText('because the host can’t run it anymore').click();
    await ada.page.getByText('cancelled', { exact: true }).waitFor();
    await ada.page.getByText('The host can’t run it anymore.').waitFor();
    await ada.page.goto('/sessions?tab=past');
    const past = ada.page.getByRole('listitem').filter({ hasText: `Rude run ${ben.name}` });
    await past.getByText('The host can’t run it anymore.').waitFor();

    // The log has all of it.
    await admin.goto(`/admin/log?about=/api/users/${ben.id}`);
    const lines = admin.getByRole('listitem').filter({ hasText: ben.name });
    await lines.first().waitFor();
    const texts = (await lines.allInnerTexts()).join('\n');
    for (const deed of ['took a report about', 'warned', 'decided a report about', 'banned']) {
      expect(texts).toContain(deed);
    }
  });

  it('lets who reports block too, and who was suspended in again', async () => {
    allowErrors(/401/, /422/);
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    await ben.page.goto('/friends');
    await reportPerson(ada, ben, true);
    await said(ada.page, `Thanks for your report. ${ben.name} is blocked.`);
    await ada.page.waitForURL('**/friends?tab=blocked');
    await ada.page.getByRole('heading', { name: ben.name }).waitFor();

    const admin = await adminPage({ size: 'phone' });
    await admin.goto(`/admin/users/${ben.id}`);
    await admin.getByRole('button', { name: 'Suspend' }).click();
    await pickMoment(dialog(admin), 'Until', '2020-01-01T10:00');
    await confirm(admin, 'Suspend', 'Insults');
    await dialog(admin).getByText('Choose a time in the future.').waitFor();
    expect(await dialog(admin).getByRole('textbox').first().inputValue()).toBe('Insults');
    const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
    await pickMoment(dialog(admin), 'Until', soon);
    await confirm(admin, 'Suspend', 'Insults');
    await said(admin, `${ben.name} was suspended.`);
    await ben.page.getByRole('link', { name: 'logg in' }).waitFor();
    await enter(ben);
    // In the user's own time zone and format, not the server's.
    const here = await ben.page.evaluate(
      (local) =>
        new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(
          new Date(local),
        ),
      soon,
    );
    await ben.page.getByText(`This account is suspended until ${here}. Reason: Insults`).waitFor();
    await admin.getByRole('button', { name: 'Reactivate' }).click();
    await confirm(admin, 'Reactivate', 'Has apologised');
    await said(admin, `${ben.name} was reactivated.`);
    await enter(ben);
    await (await news(ben.page)).getByText('Your account is active again').waitFor();
  });
});

describe('what is taken down', () => {
  it('is gone for host and visitor, who are told, and comes back', async () => {
    allowErrors(/404/);
    const host = await person('Hosts');
    const name = `Advert ${host.name}`;
    const { id } = await addSession(host, name);
    const [admin, visitor] = [await adminPage(), await newPage()];
    await visitor.goto(`/session/${id}`);
    await visitor.getByRole('heading', { name }).waitFor();

    await admin.goto(`/admin/content?q=${encodeURIComponent(name)}`);
    await admin.getByRole('button', { name: `Take down ${name}` }).click();
    await confirm(admin, 'Take down', 'An advertisement');
    await said(admin, `${name} was taken down.`);
    await visitor.reload();
    await visitor.getByText('Page not found').waitFor();
    await host.page.goto(`/session/${id}`);
    await host.page.getByText('Page not found').waitFor();
    const told = await news(host.page);
    await told.getByText(`${name} was taken down`).waitFor();
    await told.getByText('An advertisement').waitFor();

    await admin.goto('/admin/content?state=taken-down');
    await admin.getByRole('button', { name: `Restore ${name}` }).click();
    await confirm(admin, 'Restore', 'A mistake');
    await said(admin, `${name} was restored.`);
    await visitor.reload();
    const back = visitor.getByRole('heading', { name });
    await back.waitFor();
    expect(await back.count()).toBe(1);
  });
});

describe('the admin area', () => {
  it('is not there for others', async () => {
    const [ada, visitor] = [await person('Ada'), await newPage()];
    await ada.page.goto('/admin/users');
    await ada.page.getByText('Page not found').waitFor();
    expect(await ada.page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
    await visitor.goto('/admin/log?q=ban');
    await visitor.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(new URL(visitor.url()).searchParams.get('back')).toBe('/admin/log?q=ban');
  });

  it('searches the log by days that are typed', async () => {
    const admin = await adminPage();
    await admin.goto('/admin/log');
    const lines = admin.getByRole('main').getByRole('listitem').filter({ hasText: 'named by' });
    await lines.first().waitFor();
    const from = admin.getByLabel('From', { exact: true });
    await from.focus();
    // Each digit of the year gives another valid date.
    await from.pressSequentially('12122098', { delay: 100 });
    expect(await from.inputValue()).toBe('2098-12-12');
    await admin.waitForURL((url) => url.searchParams.get('from') === '2098-12-12');
    await lines.first().waitFor({ state: 'detached' });
    // The input was not replaced, so the typed text stays.
    expect(await from.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await from.inputValue()).toBe('2098-12-12');
    await from.press('Backspace');
    await from.press('Enter');
    await lines.first().waitFor();
  });

  it('hands out the log as a file', async () => {
    const admin = await adminPage();
    await admin.goto('/admin/log?action=role');
    await admin.getByText('named by the operator').waitFor();
    const [file] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('peerway-audit-log.csv');
    const lines = (await text(await file.createReadStream())).trimEnd().split('\r\n');
    expect(lines[0]).toContain('id,time,actor');
    expect(lines.slice(1).every((line) => line.includes(',role,'))).toBe(true);
  });

  it.each([
    ['phone', 'dark'],
    ['desktop', 'light'],
  ] as const)('fits and can be used by everybody, on a %s, %s', async (size, theme) => {
    const admin = await adminPage({ size, theme });
    if (size === 'phone') await admin.setViewportSize({ width: 360, height: 740 });
    for (const [path, there] of [
      ['/admin', 'The last 30 days'],
      ['/admin/users', 'Last active'],
      ['/admin/users/2', 'Actions'],
      ['/admin/reports', 'reported by'],
      ['/admin/reports/3', 'Evidence from the time of the report'],
      ['/admin/content', 'hosted by'],
      ['/admin/content?kind=media', 'Take down'],
      ['/admin/log', 'named by the operator'],
    ] as const) {
      await openNext(admin, path);
      await admin.getByRole('main').getByText(there).first().waitFor();
      const wider = await admin.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      const found = { path, barriers: await findBarriers(admin), wider: Math.max(0, wider) };
      expect(found).toEqual({ path, barriers: [], wider: 0 });
    }
  });
});
