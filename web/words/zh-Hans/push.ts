import type { NotificationTopic } from '../../../worker/contract/vocabulary.ts';
import type { pushes as English } from '../en/push.ts';
import { notices } from '../made/zh-Hans/notifications.ts';
import type { Translated } from '../translated.ts';
import { noticeSentence } from './notice-sentence.ts';

/** Without names and quotes, for those who want their pushes private. */
const privately: Record<NotificationTopic, string> = {
  applications: '你的开黑局有新的申请动态',
  seats: '你的申请有新进展',
  changes: '有开黑局发生变动',
  reminders: '你的开黑局马上开始',
  voice: '语音开始了',
  messages: '你有一条新消息',
  invitations: '有人邀请你加入开黑局',
  friends: '好友有新动态',
  calls: '你有一个未接来电',
  matches: '有开黑局符合你的搜索',
  afterwards: '你参加过的开黑局有新动态',
};

/** Sentences of pushes and emails. They say what has happened, without a full stop. */
export const pushes: Translated<typeof English> = {
  private: privately,
  sentence: ({ what, actor, session }) => {
    const who = actor ? `${actor.name} ` : notices.somebody;
    if (what === 'message')
      return session ? `${who}在“${session.name}”里发了消息` : `${who}给你发了消息`;
    if (what === 'voice')
      return session ? `“${session.name}”的语音开始了` : '某个开黑局的语音开始了';
    if (what === 'missed-call') return actor ? `来自 ${actor.name} 的未接来电` : '你有一个未接来电';
    return noticeSentence({ kind: what, actor, session });
  },
  test: '成功了：Peerway 会这样在这里通知你',
};
