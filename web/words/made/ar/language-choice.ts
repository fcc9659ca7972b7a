// @ts-nocheck
export const languageChoice = { label: 'اللغة', hint: 'لكل ما يقوله Peerway، وفي الرسائل البريدية والإشعارات أيضًا. ما يكتبه الناس يبقى كما هو.' };
