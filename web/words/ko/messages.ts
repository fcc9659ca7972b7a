import type { messages as English } from '../en/messages.ts';
import type { Translated } from '../translated.ts';

/** Words of rooms and conversations. */
export const messages: Translated<typeof English> = {
  title: '메시지',
  link: (unread) => (unread === 0 ? '메시지' : `메시지, 새 메시지가 있는 대화 ${unread}개`),
  none: '아직 메시지가 없어요',
  noneText: '친구나 같은 파티에 있는 사람에게 메시지를 보낼 수 있어요.',
  unread: (count) => `새 메시지 ${count}개`,
  shown: (count, more) => (more ? `대화 ${count}개` : `대화 총 ${count}개`),
  moreConversations: '대화 더 보기',
  deletedLast: '삭제된 메시지',
  room: '채팅방',
  roomHint: '파티장과 파티원만 볼 수 있어요.',
  with: (name) => `${name}님과의 메시지`,
  message: '메시지',
  messageOne: (name) => `${name}님에게 메시지`,
  empty: '아직 메시지가 없어요. 먼저 인사해 보세요!',
  failed: '메시지를 불러오지 못했어요.',
  missing: '이 사람에게는 메시지를 보낼 수 없어요.',
  retry: '다시 시도',
  closed: '더 이상 메시지를 쓸 수 없어요.',
  write: '메시지 쓰기',
  send: '보내기',
  sending: '보내는 중…',
  discard: '삭제',
  older: '이전 메시지 불러오기',
  newFrom: '새 메시지',
  toNewest: (count) => `새 메시지 ${count}개`,
  toBottom: '최신 메시지',
  edited: '수정됨',
  removed: {
    author: '삭제된 메시지예요.',
    host: '파티장이 삭제한 메시지예요.',
    admin: '관리자가 삭제한 메시지예요.',
  },
  typing: (names) => (names.length === 1 ? `${names[0]}님이 입력 중…` : '여러 명이 입력 중…'),
  more: (name) => `${name}님의 메시지: 더 보기`,
  edit: '수정',
  remove: '삭제',
  save: '저장',
  cancel: '취소',
  editing: '메시지 수정',
  you: '나',
  search: {
    open: '메시지 검색',
    label: '메시지 검색',
    submit: '검색',
    close: '검색 닫기',
    older: '이전 메시지 검색',
    found: (count, more) => {
      if (count === 0) return more ? '아직 찾은 것이 없어요.' : '메시지를 찾지 못했어요.';
      return more ? `지금까지 ${count}개를 찾았어요.` : `메시지 ${count}개를 찾았어요.`;
    },
  },
  gone: '더 이상 이 파티에 있지 않아서 채팅방을 보거나 메시지를 쓸 수 없어요.',
  unsent: '입력한 내용을 보내지 못했어요:',
};
