import { FIGURES, type HealthState } from '../../contract/admin-vocabulary.ts';
import { OVERVIEW_DAYS, Overview } from '../../contract/overview.ts';
import { DAY_MS } from '../../contract/time.ts';
import { createRouter, route, json } from '../../core/router.ts';
import { checkConfiguration } from '../../site/configuration.ts';
import { readOverview } from '../queries/daily-counts.ts';

/** The cron trigger runs every minute. After this time without a run, it has stopped. */
const SWEPT_WITHIN_MS = 5 * 60 * 1000;

/** The state of the cron trigger. Before its first run it is unknown. */
function clockState(sweptAt: number | null, now: number): HealthState {
  if (sweptAt === null) return 'weak';
  return sweptAt < now - SWEPT_WITHIN_MS ? 'missing' : 'ok';
}

/** The overview for admins: new items per day, open work, and missing settings. */
export const overview = createRouter().openapi(
  route({
    method: 'get',
    path: '/overview',
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
    const { sweptAt = null, ...rest } = read.now ?? {};
    return c.json(
      {
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
          suspended: 0,
          takenDown: 0,
          ...rest,
        },
        health: [
          ...checkConfiguration(c.env),
          { subject: 'clock' as const, state: clockState(sweptAt, now) },
        ],
        sweptAt: sweptAt === null ? null : new Date(sweptAt).toISOString(),
      },
      200,
    );
  },
);
