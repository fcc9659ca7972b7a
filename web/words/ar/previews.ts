import type { previews as English } from '../en/previews.ts';
import type { Translated } from '../translated.ts';
import { names } from './formats.ts';
import { name } from './grammar.ts';

const NAME = 'Peerway';

const DESCRIPTION = 'اعثر على رفاق للعب الليلة: جلسات ولاعبون ومكالمات. طريقك إلى رفاق اللعب.';

const MOMENT = new Intl.DateTimeFormat('ar-u-nu-latn', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** What other programs show of a shared link. */
export const previews: Translated<typeof English> = {
  name: NAME,
  product: { title: `${NAME}: طريقك إلى رفاق اللعب`, description: DESCRIPTION },
  search: 'البحث عن جلسة',
  searchGame: (game) => `العب ${name(game)} مع الآخرين`,
  searchCategory: (category) => `${name(category)}: جلسات يمكنك الانضمام إليها`,
  categories: 'الألعاب حسب الفئة',
  imprint: 'بيانات المشغّل',
  privacy: 'الخصوصية',
  terms: 'الشروط',
  cancelled: (session) => `ملغاة: ${name(session)}`,
  session: (games, startsAt) => `${names(games)} · ${MOMENT.format(startsAt)}`,
  sessionCancelled: (games) => `${names(games)} · أُلغيت هذه الجلسة.`,
  player: 'لاعب على Peerway.',
  plays: (games) => `يلعب ${names(games)}.`,
};
