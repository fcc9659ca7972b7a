import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

import type { ServerFrame } from '../../../worker/contract/socket.ts';
import type { NOTICE_KINDS } from '../../../worker/contract/vocabulary.ts';
import type { Person } from './person.ts';
import type { Kind } from './report.ts';
import type { Scene } from './scene.ts';

const Application = z.object({ id: z.int(), status: z.string() });
type Move = 'accepted' | 'declined' | 'withdrawn' | 'left';
type Notice = (typeof NOTICE_KINDS)[number];

/** How long people think before they answer. */
const THINKS_MS = 1_500;

/** Matches the notice that this user has done this in this session. @returns true or undefined */
const isNotice = (frame: ServerFrame, kind: Notice, actor: Person, session: number) =>
  (frame.event === 'notice' &&
    frame.data.kind === kind &&
    frame.data.actor?.id === actor.id &&
    frame.data.session?.id === session) ||
  undefined;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * Applications to the hosts' sessions. Of four, one is withdrawn, one declined, one accepted, and one accepted and then
 * left. Everyone applies at most once to each session.
 */
export function applying(scene: Scene) {
  const { notes, roles } = scene;
  const { open, applicants } = roles;
  /** The number of applications after which the same pairs would meet again. So the next ones are shifted. */
  const round = (open.length * applicants.length) / gcd(open.length, applicants.length);

  function pairOf(index: number) {
    const applicant = applicants[(index + Math.floor(index / round)) % applicants.length];
    const session = open[index % open.length];
    if (applicant === undefined || !session) throw new Error('no one can apply');
    return { ...session, applicant: scene.person(applicant), host: scene.person(session.host) };
  }

  /**
   * One user changes an application, and the other gets a notice.
   * @param answered called as soon as the change is answered
   */
  async function move(
    kind: Kind,
    [who, told]: [Person, Person],
    { id, session, status, notice }: { id: number; session: number; status: Move; notice: Notice },
    answered: () => void,
  ) {
    const noticed = told.next(notice, (frame) => isNotice(frame, notice, who, session));
    const begun = performance.now();
    const answer = await who.ask('PATCH', `/api/applications/${id}`, 200, { status });
    notes.time(kind, begun);
    const found = Application.parse(answer);
    answered();
    if (found.status !== status) throw new Error(`${id} is ${found.status}, not ${status}`);
    await noticed;
  }

  return async (index: number) => {
    const { applicant, host, session } = pairOf(index);
    const noticed = host.next('application-received', (frame) =>
      isNotice(frame, 'application-received', applicant, session),
    );
    const begun = performance.now();
    const answer = await applicant.ask('POST', '/api/applications', 201, {
      text: 'I’d like to join.',
      user: `/api/users/${applicant.id}`,
      session: `/api/sessions/${session}`,
    });
    notes.time('apply', begun);
    const { id, status } = Application.parse(answer);
    const written = { id, session, user: applicant.id, status, notices: 1 };
    notes.report.applications.push(written);
    notes.time('notice', begun, (await noticed).at);
    const change = async (kind: Kind, pair: [Person, Person], to: Move, notice: Notice) => {
      await wait(THINKS_MS * (0.5 + Math.random()));
      await move(kind, pair, { id, session, status: to, notice }, () => {
        written.status = to;
        written.notices += 1;
      });
    };
    const byHost: [Person, Person] = [host, applicant];
    const byApplicant: [Person, Person] = [applicant, host];
    const fate = index % 4;
    if (fate === 0) {
      await change('cancel', byApplicant, 'withdrawn', 'application-withdrawn');
    } else if (fate === 1) {
      await change('answer', byHost, 'declined', 'application-declined');
    } else {
      await change('answer', byHost, 'accepted', 'application-accepted');
      if (fate === 3) await change('cancel', byApplicant, 'left', 'member-left');
    }
  };
}
