import type { callDevices as Devices, trouble as Trouble } from '../en/call-devices.ts';
import type { Translated } from '../translated.ts';
import { name } from './grammar.ts';

/** Words of a microphone, camera or screen that doesn’t work, by what went wrong. */
export const trouble: Translated<typeof Trouble> = {
  mic: {
    denied: 'متصفحك يمنع الميكروفون. اسمح به في شريط العنوان، ثم ألغِ الكتم.',
    missing: 'لا يوجد ميكروفون. ما زلت تسمع الآخرين. صِل ميكروفونًا وألغِ الكتم لتتكلم.',
    busy: 'تطبيق آخر يستخدم الميكروفون. أغلقه هناك، ثم ألغِ الكتم.',
    unplugged: 'فُصل الميكروفون. صِله من جديد أو اختر غيره، ثم ألغِ الكتم.',
    unsupported: 'الميكروفون لا يعمل هنا. استخدم https أو متصفحًا آخر.',
    failed: 'لم يعمل الميكروفون. اختر غيره، أو ألغِ الكتم لإعادة المحاولة.',
  },
  camera: {
    denied: 'متصفحك يمنع الكاميرا. اسمح بها في شريط العنوان، ثم شغّلها.',
    missing: 'لا توجد كاميرا. تستمر المكالمة بدون صورتك.',
    busy: 'تطبيق آخر يستخدم الكاميرا. أغلقها هناك، ثم شغّلها من جديد.',
    unplugged: 'فُصلت الكاميرا. تستمر المكالمة بدون صورتك.',
    unsupported: 'الكاميرا لا تعمل هنا. استخدم https أو متصفحًا آخر.',
    failed: 'لم تعمل الكاميرا. اختر غيرها، أو أعد المحاولة.',
  },
  screen: {
    denied: 'لم تُشارك شاشتك.',
    missing: 'لا توجد شاشة لمشاركتها.',
    busy: 'تعذّرت مشاركة شاشتك. أعد المحاولة.',
    unplugged: 'تعذّرت مشاركة شاشتك. أعد المحاولة.',
    unsupported: 'لا يستطيع هذا المتصفح مشاركة الشاشة.',
    failed: 'تعذّرت مشاركة شاشتك. أعد المحاولة.',
  },
};

/** Words of the dialog for devices and settings of calls. */
export const callDevices: Translated<typeof Devices> = {
  title: 'الأجهزة والإعدادات',
  microphone: 'الميكروفون',
  speaker: 'السماعة',
  chooseSpeaker: 'اختيار السماعة',
  camera: 'الكاميرا',
  system: 'الافتراضي في النظام',
  unnamed: (place) => `الجهاز ${place}`,
  level: 'مستوى الميكروفون',
  levelHint: 'قل شيئًا. يتحرك الشريط إذا كان الميكروفون يعمل.',
  heard: 'الميكروفون يعمل.',
  testSound: 'تشغيل صوت تجريبي',
  preview: 'معاينة الكاميرا',
  previewOn: 'تجربة الكاميرا',
  previewOff: 'إيقاف تجربة الكاميرا',
  pushToTalk: 'اضغط لتتكلم',
  pushToTalkHint: 'يبقى الميكروفون مغلقًا حتى تضغط مفتاحًا مطوّلًا، أو الزر على الهاتف.',
  talkKey: 'المفتاح',
  changeKey: (key) => `مفتاح الكلام: ${name(key)}. تغييره`,
  pressKey: 'اضغط مفتاحًا…',
  ringSound: 'تشغيل نغمة رنين',
  notify: 'إشعاري بالمكالمات حين تكون هذه الصفحة مخفية',
  notifyOn: 'ستصلك إشعارات المكالمات حين تكون هذه الصفحة مخفية.',
  notifyOff: 'متصفحك يمنع الإشعارات. اسمح بها في شريط العنوان.',
  close: 'تم',
};
