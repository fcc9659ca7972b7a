import type { fitWords as EnglishFit, hours as EnglishHours } from '../en/hours.ts';
import type { Translated } from '../translated.ts';

/** Words of the hours in which someone has time to play. */
export const hours: Translated<typeof EnglishHours> = {
  title: '我的空闲时间',
  hint: '标出你有空玩的时间，我们用它来找合适的开黑局。只有你自己能看到。',
  grid: '一周的时间',
  keys: '点按或拖过想选的时间。用键盘：方向键移动，空格键标记，Shift 加方向键标记多个。',
  cell: (day, clock) => `${day} ${clock}`,
  hour: '时间',
  quick: { evenings: '工作日晚上', weekends: '周末' },
  clear: '全部清除',
  zone: (zone) => `时区：${zone}。`,
  changeZone: (zone) => `改为 ${zone}`,
  list: '文字版',
  none: '你还没有标记时间。',
  always: '每天任何时间',
  span: (day, from, to) => `${day} ${from} 至 ${to}`,
  spanOver: (day, from, nextDay, to) => `${day} ${from} 至${nextDay} ${to}`,
  state: { saved: '已保存', saving: '保存中…', failed: '没能保存' },
};

/** Why a session may fit. */
export const fitWords: Translated<typeof EnglishFit> = {
  why: '匹配你的',
  game: '游戏',
  hours: '空闲时间',
  language: '语言',
  level: '水平',
  region: '地区',
};
