import type { NoticeItem } from '../../../worker/contract/notice-item.ts';

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
