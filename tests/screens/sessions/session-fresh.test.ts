import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import { type Answers, problem, requests, unreachable } from '../support/api.ts';
import {
  applicationItem,
  minutesFromNow,
  openSession,
  ownApplication,
  sessionAnswers,
} from '../support/fixtures-session-page.ts';
import { list, sessionDetail } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';
import { button } from '../support/see.ts';
import { chooseFromMenu } from '../support/session-menu.ts';
import { pushFrame } from '../support/socket.ts';

const applicant = (id: number, name: string) =>
  applicationItem({ id, user: { '@id': `/api/users/${id}`, id, name, firstFile: null } });

const hosted = {
  id: 31,
  host: { id: 7, name: 'Mira' },
  deletable: false,
  startsAt: minutesFromNow(300),
} as const;

/** Makes the tab visible some minutes later. Only its listeners see the later time. */
function lookAfter(minutes: number) {
  const { now } = Date;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + minutes * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  clock.mockRestore();
}

const asks = () => requests('GET /api/sessions/31').length;

/** Waits until the page listens. Its request for the room comes last. */
const listens = () =>
  expect.poll(() => requests('GET /api/sessions/31/messages').length).toBeGreaterThan(0);

it('a tab that is looked at again shows the host who has applied meanwhile', async () => {
  let pending = [] as ReturnType<typeof applicant>[];
  const answers: Answers = { 'GET /api/applications': () => list('/api/applications', pending) };
  await openSession(() => sessionDetail({ ...hosted, pendingCount: pending.length }), answers);
  await listens();
  await expect.element(page.getByText('No applications right now.')).toBeVisible();
  pending = [applicant(21, 'Ada')];
  lookAfter(1);
  await expect.element(button('Accept Ada')).toBeVisible();
  // Another applicant, but the same number of them.
  pending = [applicant(22, 'Ben')];
  lookAfter(2);
  await expect.element(button('Accept Ben')).toBeVisible();
  await expect.element(button('Accept Ada')).not.toBeInTheDocument();
});

it('a tab that is looked at again stays as it is if nothing has changed, or the server is out of reach', async () => {
  let reached = true;
  const session = sessionDetail({ ...hosted, pendingCount: 0 });
  await openSession(session, {
    'GET /api/sessions/31': () => (reached ? session : unreachable()),
  });
  await listens();
  const before = asks();
  lookAfter(1);
  await expect.poll(asks).toBe(before + 1);
  reached = false;
  lookAfter(2);
  await expect.poll(asks).toBe(before + 2);
  // Enough time for the page to show an error, if it had one.
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByRole('heading', { name: 'Dungeon night' })).toBeVisible();
  expect(asks()).toBe(before + 2);
});

it.each([
  ['started', 'open', -1, 'running'],
  ['ended', 'running', -61, 'ended'],
] as const)(
  'a page that stays in front shows that its session has %s',
  async (_, before, at, after) => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => random.mockRestore());
    const startsAt = minutesFromNow(at);
    // The server tells nobody of it, and its clock may be behind.
    await openSession(() =>
      sessionDetail({
        ...hosted,
        startsAt,
        durationMinutes: 60,
        status: asks() < 2 ? before : after,
      }),
    );
    await expect.poll(asks).toBe(2);
    await expect.element(page.getByText(after, { exact: true })).toBeVisible();
  },
);

it('a notice that asks for the page again leaves what is being written, if the server fails just then', async () => {
  let fails = false;
  const session = sessionDetail({ ...hosted, pendingCount: 0 });
  await mount('/session/31', {
    as: { id: 7 },
    shell: true,
    answers: sessionAnswers(31, session, {
      'GET /api/sessions/31': () => (fails ? problem(503, 'Busy.') : session),
    }),
  });
  // The session is requested a second time when the socket opens.
  await expect.poll(asks).toBe(2);
  await chooseFromMenu('Cancel session');
  const reason = page.getByRole('alertdialog').getByRole('textbox');
  await reason.fill('The server of the game is down');
  fails = true;
  await pushFrame({
    event: 'notice',
    data: {
      id: 1,
      kind: 'application-received',
      actor: { id: 21, name: 'Ada' },
      session: { id: 31, name: 'Dungeon night' },
    },
  });
  await expect.element(page.getByText('Ada applied for Dungeon night')).toBeInTheDocument();
  await expect.poll(asks).toBeGreaterThan(2);
  await new Promise(requestAnimationFrame);
  await expect.element(reason).toHaveValue('The server of the game is down');
});

it('a seat that was freed after the page was answered shows once its socket is open', async () => {
  const full = { seats: 2, seatsTaken: 2, waitingCount: 1, status: 'full' } as const;
  const application = ownApplication({ status: 'waiting', place: 1 });
  await mount('/session/31', {
    as: { id: 7 },
    shell: true,
    answers: sessionAnswers(31, () =>
      asks() < 2
        ? sessionDetail({ ...full, application })
        : sessionDetail({
            ...full,
            seatsTaken: 1,
            seatsHeld: 1,
            application: { ...application, offerExpiresAt: minutesFromNow(15) },
          }),
    ),
  });
  await expect.element(button('Take the seat')).toBeVisible();
});
