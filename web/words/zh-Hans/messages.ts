import type { messages as English } from '../en/messages.ts';
import type { Translated } from '../translated.ts';

/** Words of rooms and conversations. */
export const messages: Translated<typeof English> = {
  title: '消息',
  link: (unread) => (unread === 0 ? '消息' : `消息，${unread} 个对话有新消息`),
  none: '还没有消息',
  noneText: '你可以给好友发消息，也可以给和你在同一个开黑局的人发消息。',
  unread: (count) => `${count} 条新消息`,
  shown: (count, more) => (more ? `${count} 个对话` : `共 ${count} 个对话`),
  moreConversations: '查看更多对话',
  deletedLast: '消息已删除',
  room: '聊天室',
  roomHint: '只有房主和成员能看到。',
  with: (name) => `与 ${name} 的对话`,
  message: '发消息',
  messageOne: (name) => `给 ${name} 发消息`,
  empty: '这里还没有消息，打个招呼吧！',
  failed: '消息没能加载。',
  missing: '你不能给这个人发消息。',
  retry: '重试',
  closed: '这里已经不能发消息了。',
  write: '写消息',
  send: '发送',
  sending: '发送中…',
  discard: '删除',
  older: '加载更早的消息',
  newFrom: '新消息',
  toNewest: (count) => `${count} 条新消息`,
  toBottom: '最新消息',
  edited: '已编辑',
  removed: {
    author: '这条消息已删除。',
    host: '这条消息已被房主移除。',
    admin: '这条消息已被管理员移除。',
  },
  typing: (names) => (names.length === 1 ? `${names[0]} 正在输入…` : '多人正在输入…'),
  more: (name) => `更多操作：${name} 的消息`,
  edit: '编辑',
  remove: '删除',
  save: '保存',
  cancel: '取消',
  editing: '编辑消息',
  you: '你',
  search: {
    open: '搜索消息',
    label: '搜索消息',
    submit: '搜索',
    close: '关闭搜索',
    older: '搜索更早的消息',
    found: (count, more) => {
      if (count === 0) return more ? '目前还没找到。' : '没找到消息。';
      return more ? `目前找到 ${count} 条消息。` : `找到 ${count} 条消息。`;
    },
  },
  gone: '你已不在这个开黑局，不能再看聊天室或在这里发消息。',
  unsent: '你写的内容没有发出：',
};
