import type { NotificationTopic } from '../../../worker/contract/vocabulary.ts';
import type { pushes as English } from '../en/push.ts';
import type { Translated } from '../translated.ts';
import { noticeSentence } from './notice-sentence.ts';

/** Without names and quotes, for those who want their pushes private. */
const privately: Record<NotificationTopic, string> = {
  applications: '내 파티 신청에 새 소식이 있어요',
  seats: '내 신청에 새 소식이 있어요',
  changes: '파티가 바뀌었어요',
  reminders: '파티가 곧 시작해요',
  voice: '음성 채팅이 시작됐어요',
  messages: '새 메시지가 있어요',
  invitations: '파티에 초대받았어요',
  friends: '친구 소식이 있어요',
  calls: '부재중 전화가 있어요',
  matches: '검색에 맞는 파티가 있어요',
  afterwards: '참가한 파티에 새 소식이 있어요',
};

/** Sentences of pushes and emails. They say what has happened, without a full stop. */
export const pushes: Translated<typeof English> = {
  private: privately,
  sentence: ({ what, actor, session }) => {
    const who = actor ? `${actor.name}님` : '어떤 분';
    const where = session ? `‘${session.name}’ 파티` : '어떤 파티';
    if (what === 'message')
      return session ? `${who}이 ${where}에 메시지를 남겼어요` : `${who}이 메시지를 보냈어요`;
    if (what === 'voice') return `${where}에서 음성 채팅이 시작됐어요`;
    if (what === 'missed-call') return `${who}의 부재중 전화가 있어요`;
    return noticeSentence({ kind: what, actor, session });
  },
  test: '잘 작동해요. Peerway 알림은 여기에 이렇게 와요',
};
