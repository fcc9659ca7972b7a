// Notices, and what they are about.
import type { ApplicationItem } from '../../../worker/contract/application.ts';
import type { NoticeItem } from '../../../worker/contract/notice.ts';

export const noticeItem = (changes: Partial<NoticeItem> = {}): NoticeItem => {
  const id = changes.id ?? 1;
  return {
    '@id': `/api/notices/${id}`,
    '@type': 'Notice',
    id,
    kind: 'application-received',
    actor: { id: 8, name: 'Jonas' },
    session: { id: 31, name: 'Dungeon night' },
    text: '',
    actorFile: null,
    read: false,
    createdAt: '2025-03-01T10:00:00.000Z',
    ...changes,
  };
};

export const applicationItem = (changes: Partial<ApplicationItem> = {}): ApplicationItem => {
  const id = changes.id ?? 5;
  return {
    '@id': `/api/applications/${id}`,
    '@type': 'Application',
    id,
    name: 'Dungeon night',
    status: 'pending',
    checkedIn: false,
    text: '',
    role: null,
    offerExpiresAt: null,
    session: '/api/sessions/31',
    user: { '@id': '/api/users/8', id: 8, name: 'Jonas', firstFile: null },
    createdAt: '2025-03-01T10:00:00.000Z',
    startsAt: '2025-03-02T10:00:00.000Z',
    ...changes,
  };
};

/** The viewer's own application, as a session shows it. */
export const ownApplication = (status: ApplicationItem['status'], checkedIn = false) => ({
  id: 5,
  status,
  checkedIn,
  role: null,
  offerExpiresAt: null,
});
