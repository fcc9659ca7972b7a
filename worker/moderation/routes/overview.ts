import { FIGURES } from '../../contract/admin-vocabulary.ts';
import { OVERVIEW_DAYS, Overview } from '../../contract/overview.ts';
import { DAY_MS, iso } from '../../contract/time.ts';
import { answer } from '../../core/items.ts';
import { createRouter, route, json } from '../../core/router.ts';
import { healthOf } from '../health.ts';
import { readOverview } from '../queries/daily-counts.ts';

/** The overview for admins: new items per day, open work, and missing settings. */
export const overview = createRouter().openapi(
  route('get', '/overview', {
    summary: 'Counts of 30 days, open work, and the health of the instance (admin)',
    responses: { 200: json(Overview, 'As of now.') },
  }),
  async (c) => {
    const now = Date.now();
    const from = now - (OVERVIEW_DAYS - 1) * DAY_MS;
    const read = await readOverview(c.get('db'), from);
    const counted = new Map(read.days.map(({ day, figure, count }) => [`${figure} ${day}`, count]));
    const days = Array.from({ length: OVERVIEW_DAYS }, (_, index) =>
      new Date(from + index * DAY_MS).toISOString().slice(0, 10),
    );
    const { sweptAt, failing } = read.runs;
    const bytes = c.get('db').bytes();
    const today = counted.get(`failedCopies ${days.at(-1)}`) ?? 0;
    const yesterday = counted.get(`failedCopies ${days.at(-2)}`) ?? 0;
    return answer(c, {
      '@id': '/api/admin/overview',
      '@type': 'Overview' as const,
      figures: FIGURES.map((figure) => ({
        figure,
        days: days.map((day) => ({ day, count: counted.get(`${figure} ${day}`) ?? 0 })),
      })),
      now: {
        online: 0,
        openReports: 0,
        openGameRequests: 0,
        waiting: 0,
        suspended: 0,
        takenDown: 0,
        ...read.now,
      },
      health: healthOf(c.env, { ...read.runs, bytes, failedCopies: today + yesterday }, now),
      sweptAt: iso(sweptAt),
      failing: failing.map(({ step, since }) => ({ step, since: iso(since) })),
      databaseBytes: bytes,
    });
  },
);
