import type { Weekday } from '../../../worker/contract/vocabulary.ts';
import type { series as English } from '../en/series.ts';
import type { Translated } from '../translated.ts';

const weekday: Record<Weekday, string> = {
  monday: '周一',
  tuesday: '周二',
  wednesday: '周三',
  thursday: '周四',
  friday: '周五',
  saturday: '周六',
  sunday: '周日',
};

const everyWeeks = (weeks: number) => (weeks === 1 ? '每周' : `每 ${weeks} 周`);

/** Words of sessions that repeat. */
export const series: Translated<typeof English> = {
  weekday,
  shortWeekday: weekday,
  editor: {
    repeats: '重复',
    repeatsHint:
      '你通过的人会加入每一次；某一次满了，就进入那一次的候补名单。他们也可以跳过某一次。',
    days: '星期几',
    daysHint: (zone) => `开始的那天一定算在内。时区：${zone}。`,
    every: '频率',
    everyWeeks,
    until: '最后一天',
    untilHint: (weeks) => `最晚不超过第一次之后 ${weeks} 周。`,
    untilMissing: '请选择最后一天。',
    untilEarly: '最后一天必须晚于第一天。',
    added: (name) => `“${name}”已发布，会按时重复。把链接分享给好友吧。`,
    scope: '修改范围',
    one: '只改这一次',
    oneHint: '其他几次保持不变。',
    following: '这一次和之后的所有',
    followingHint: '成员只会收到一次通知。',
    saved: '已保存，这一次和之后的所有都已更新。',
  },
  place: (number, of) => `第 ${number} 次，共 ${of} 次`,
  title: '全部场次',
  rule: (weeks, weekdays, time) => {
    const days = weekdays.map((day) => weekday[day]).join('、');
    return weeks === 1 ? `每${days} ${time}` : `${everyWeeks(weeks)}的${days} ${time}`;
  },
  zone: (zone) => `时区：${zone}`,
  soon: '之后的场次会提前四周出现在这里。',
  here: '这一次',
  number: (number) => `第 ${number} 次`,
  loading: '正在加载场次…',
  skipped: '你已跳过',
  acceptedHint: '你已加入这一次，也在这个系列之后的场次里。',
  skipping: '这一次你不参加',
  skippingHint: '你仍在这个系列里。如果又想来，请重新申请。',
  leave: '跳过或退出',
  leaveTitle: '跳过这一次，还是退出系列？',
  leaveText:
    '跳过的话，你这次的名额会空出来给别人，其他几次不变。退出的话，所有还没开始的场次，你都会让出名额或候补位置。',
  leaveAllTitle: '退出这个系列？',
  leaveAllText: '所有还没开始的场次，你都会让出名额或候补位置。',
  skip: '跳过这一次',
  leaveAll: '退出系列',
  skippedNow: '你跳过了这一次，其他几次不变。',
  left: '你退出了这个系列。',
  cancelScope: '取消范围',
  cancelFollowing: '这一次和之后的所有',
  cancelledFollowing: '这些开黑局已取消，所有成员和申请者都收到了一次通知。',
};
