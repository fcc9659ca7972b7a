import { inLanguage } from './language.ts';
import * as english from './made/en/notification-settings.ts';

export const topics = inLanguage('topics', english.topics);
export const notificationSettings = inLanguage(
  'notificationSettings',
  english.notificationSettings,
);
export const muting = inLanguage('muting', english.muting);
export const unsubscribing = inLanguage('unsubscribing', english.unsubscribing);
export const pushDevices = inLanguage('pushDevices', english.pushDevices);
