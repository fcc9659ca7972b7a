import { ApplicationItem } from '../../../worker/contract/application.ts';
import { NoticeList } from '../../../worker/contract/notice.ts';
import { SessionItem } from '../../../worker/contract/session.ts';
import { expectAnswer, get, patch, post, sessionBody } from './client.ts';

/** What people do with sessions, asked for as a client asks. */

interface Person {
  id: number;
  token: string;
}

/** Somebody hosts a session. */
export const hostSession = ({ token }: Pick<Person, 'token'>, over: Record<string, unknown> = {}) =>
  expectAnswer(post('/api/sessions', sessionBody(over), token), 201, SessionItem);

/** Somebody asks to join a session. @returns the answer as it came */
export const askToJoin = ({ id, token }: Person, session: number, text = '') =>
  post(
    '/api/applications',
    { text, user: `/api/users/${id}`, session: `/api/sessions/${session}` },
    token,
  );

/** Somebody applies for a session, which works. */
export const apply = (user: Person, session: number, text = '') =>
  expectAnswer(askToJoin(user, session, text), 201, ApplicationItem);

/** Somebody gives an application another status, which works. */
export const moveApplication = ({ token }: Pick<Person, 'token'>, id: number, status: string) =>
  expectAnswer(patch(`/api/applications/${id}`, { status }, token), 200, ApplicationItem);

/** The kinds of the notices that somebody has, newest first. */
export const kindsOf = async ({ token }: Pick<Person, 'token'>) =>
  (await expectAnswer(get('/api/notices', token), 200, NoticeList)).member.map(({ kind }) => kind);
