import { ApplicationItem } from '../../../worker/contract/application.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { SessionItem } from '../../../worker/contract/session.ts';
import { SEND_AGAIN_MS } from '../../../worker/core/send-again.ts';
import { expectAnswer, getAs, patch, post, sessionBody } from './client.ts';
import { sql } from './sql.ts';

/** Users' actions on sessions, through the API. */

interface Person {
  id: number;
  token: string;
}

/** Hosts a session. */
export const hostSession = ({ token }: Pick<Person, 'token'>, over: Record<string, unknown> = {}) =>
  expectAnswer(post('/api/sessions', sessionBody(over), token), 201, SessionItem);

/** Asks to join a session. @returns the raw response */
export const sendApplication = ({ id, token }: Person, session: number, text = '') =>
  post(
    '/api/applications',
    { text, user: `/api/users/${id}`, session: `/api/sessions/${session}` },
    token,
  );

/** Applies for a session. The application must succeed. */
export const apply = (user: Person, session: number, text = '') =>
  expectAnswer(sendApplication(user, session, text), 201, ApplicationItem);

/** Changes the status of an application. The change must succeed. */
export const changeApplicationStatus = (
  { token }: Pick<Person, 'token'>,
  id: number,
  status: string,
) => expectAnswer(patch(`/api/applications/${id}`, { status }, token), 200, ApplicationItem);

/** The kinds of a user's notices, newest first. */
export const noticeKinds = async ({ token }: Pick<Person, 'token'>) =>
  (await getAs(NoticeList, '/api/notices', token)).member.map(({ kind }) => kind);

/** Makes all applications old enough that whoever has withdrawn or left can apply again. */
export const letApplyAgain = () =>
  sql`UPDATE applications SET created_at = created_at - ${SEND_AGAIN_MS}`.run();
