// @ts-nocheck
export const languageChoice = { label: 'Idioma', hint: 'Para todo lo que dice Peerway, también en correos y notificaciones. Lo que escribe la gente no cambia.' };
