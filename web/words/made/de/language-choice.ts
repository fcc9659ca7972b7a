// @ts-nocheck
export const languageChoice = { label: 'Sprache', hint: 'Für alles, was Peerway sagt, auch in E-Mails und Benachrichtigungen. Was andere schreiben, bleibt, wie es ist.' };
