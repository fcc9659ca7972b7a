// @ts-nocheck
export const languageChoice = { label: '言語', hint: 'メールや通知を含む、Peerwayの表示すべてに使われます。ほかの人が書いた内容はそのままです。' };
