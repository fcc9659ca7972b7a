// @ts-nocheck
export const languageChoice = { label: '语言', hint: '用于 Peerway 的所有文字，包括邮件和通知。大家自己写的内容不变。' };
