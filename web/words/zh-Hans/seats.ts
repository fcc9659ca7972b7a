import type { Audience } from '../../../worker/contract/vocabulary.ts';
import type { seats as English } from '../en/seats.ts';
import type { Translated } from '../translated.ts';

const instant: Record<Audience, { name: string; hint: string }> = {
  nobody: { name: '由你决定', hint: '每个申请都由你通过或拒绝。' },
  friends: { name: '好友直接加入', hint: '其他人需要申请，由你决定。' },
  everyone: { name: '所有人直接加入', hint: '先到先得，满了为止。' },
};

/** Words of instant seats, of roles, and of offers from the waiting list. */
export const seats: Translated<typeof English> = {
  editor: {
    title: '加入方式',
    instantLabel: '谁能得到名额',
    instant,
    roles: '职责（选填）',
    rolesHint: (most) => `给各个职责分配名额，比如 1 个坦克、1 个治疗。最多 ${most} 个职责。`,
    role: (place) => `职责 ${place}`,
    rolePlaceholder: '坦克',
    roleSeats: '名额',
    addRole: '添加职责',
    removeRole: (name) => (name === '' ? '移除职责' : `移除职责“${name}”`),
    rest: (count) => `${count} 个名额不限职责。`,
  },
  rules: {
    roleName: '请给每个职责起个名字。',
    roleTwice: '同一个职责只能列一次。',
    roleSeats: '每个职责至少要有 1 个名额。',
    tooMany: '职责的名额超过了开黑局的名额。其中一个名额是你自己的。',
  },
  page: {
    roles: '职责',
    any: '不限职责',
    taken: (taken, total) => `${taken} / ${total}`,
    full: '已满',
    held: (count) => `${count} 个名额正预留给候补`,
  },
  join: {
    now: '立即加入',
    hint: '不用等房主通过，直接加入。',
    roleFullHint: '你选的职责有空位，就能直接加入；没有就进入候补。',
    listHint: '名额已满，你可以加入候补。',
    role: '你的职责',
    any: '不限职责',
    full: (role) => `${role}（已满）`,
    text: '给房主的留言（选填）',
    joined: (session) => `你已加入“${session}”`,
    waiting: (session) => `你已进入“${session}”的候补名单`,
  },
  offer: {
    title: '有一个空位留给你',
    until: (clock) => `为你保留到 ${clock}。`,
    left: (time) => `还剩 ${time}。`,
    passHint: '放弃的话，名额会给下一位，你也会离开候补名单。',
    freeHint: '先到先得，请尽快接受。',
    take: '接受名额',
    pass: '放弃',
    takeIn: (session) => `接受“${session}”的名额`,
    taken: '你已加入。',
    passed: '你放弃了，名额会给下一位。',
    offered: (clock) => `名额预留到 ${clock}`,
  },
  host: {
    roleOf: (name) => `${name} 的职责`,
    given: (name, role) => `${name} 现在的职责是“${role}”。`,
    givenAny: (name) => `${name} 现在不限职责。`,
  },
};
