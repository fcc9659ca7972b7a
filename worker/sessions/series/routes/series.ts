import { ById } from '../../../contract/reference.ts';
import { Series, SeriesCreate, SeriesPatch } from '../../../contract/series.ts';
import { LinkQuery, SessionItem } from '../../../contract/session.ts';
import { iso } from '../../../contract/time.ts';
import { countTold, userRoute } from '../../../core/auth/guards.ts';
import { answer, head } from '../../../core/items.ts';
import { memberLeft, reachAll } from '../../../core/objects.ts';
import { invalid, notFound } from '../../../core/problems.ts';
import { body, conflict, createRouter, json, requireViewer, route } from '../../../core/router.ts';
import { deliver } from '../../../notifications/deliver.ts';
import { mailDecisions } from '../../../notifications/mail/decision-mail.ts';
import { limitReached, whyNotCancelled } from '../../change-refusals.ts';
import { closeInvitations } from '../../close-invitations.ts';
import { refuseHeldRoles } from '../../queries/session-fields.ts';
import { actsAsAdmin } from '../../queries/session-guards.ts';
import { sessionStatus, toSessionItem } from '../../queries/session-item.ts';
import { tellRoster } from '../../tell-roster.ts';
import { cancelSeries } from '../queries/cancel-series.ts';
import { createSeries } from '../queries/create-series.ts';
import { findSeries } from '../queries/find-series.ts';
import { leaveSeries } from '../queries/leave-series.ts';
import { repeatsOf } from '../recurrence.ts';
import { changeFollowing, checkedRule } from './change-following.ts';

export const series = createRouter()
  .openapi(
    userRoute('post', '/series', {
      summary: 'Hosts a series of sessions that repeat',
      description:
        'Each session starts at the same local time. The sessions are made four weeks ahead. A time that the clocks skip moves forward by as much, and of one that comes twice it is the first. The same again within ten minutes answers with the series that is there.',
      request: { body: body(SeriesCreate) },
      responses: { 201: json(SessionItem, 'The first session.'), ...conflict },
    }),
    async (c) => {
      const now = Date.now();
      const { id: hostId } = requireViewer(c);
      const { repeats, ...fields } = c.req.valid('json');
      const rule = checkedRule(repeats, now);
      await refuseHeldRoles(c.get('db'), fields);
      const { row, limit } = await createSeries(c.get('db'), { ...fields, hostId, rule }, now);
      if (!row && limit) throw limitReached(limit);
      if (!row) throw invalid('games', (say) => say.games.unavailable);
      return c.json(toSessionItem(row, hostId, now), 201);
    },
  )
  .openapi(
    route('get', '/series/{id}', {
      summary: 'A series with its sessions',
      request: { params: ById, query: LinkQuery },
      responses: { 200: json(Series, 'The series.') },
    }),
    async (c) => {
      const now = Date.now();
      const { id } = c.req.valid('param');
      const viewerId = c.get('viewer')?.id ?? 0;
      const { key } = c.req.valid('query');
      const found = await findSeries(c.get('db'), { id, viewerId, key, now });
      if (!found) throw notFound('series');
      const { series: row, sessions } = found;
      return answer(c, {
        ...head('Series', 'series', id),
        host: { id: row.hostId, name: row.hostName },
        repeats: repeatsOf(row),
        of: row.total,
        member: row.member,
        sessions: sessions.map((one) => ({
          id: one.id,
          number: one.seriesNumber ?? 0,
          startsAt: iso(one.startsAt),
          status: sessionStatus(one, now),
          application: one.application,
        })),
      });
    },
  )
  .openapi(
    userRoute('patch', '/series/{id}', {
      summary: 'Changes or cancels a session of a series and all that follow',
      description:
        'Only the host changes it. An admin may cancel it, which is logged. Members get one notice, not one for each session.',
      request: { params: ById, body: body(SeriesPatch) },
      responses: { 200: json(SessionItem, 'The first of these sessions.'), ...conflict },
    }),
    async (c) => {
      const now = Date.now();
      const { id: actorId } = requireViewer(c);
      const { id: seriesId } = c.req.valid('param');
      const patch = c.req.valid('json');
      const by = { id: patch.from, seriesId, actorId, now };
      const db = c.get('db').as({ escalation: actsAsAdmin(by) });
      if (patch.status !== 'cancelled') {
        const { row, notices, endedInvitations } = await changeFollowing(db, by, patch);
        deliver(c, notices);
        closeInvitations(c, endedInvitations);
        await countTold(c, notices.length);
        return c.json(toSessionItem(row, actorId, now), 200);
      }
      const reason = patch.cancelReason ?? '';
      const cancelled = await cancelSeries(db, { ...by, reason });
      const { row, notices, decided } = cancelled;
      deliver(c, notices);
      mailDecisions(c, decided);
      if (!row) throw whyNotCancelled(cancelled) ?? notFound('session');
      return c.json(toSessionItem(row, actorId, now), 200);
    },
  )
  .openapi(
    userRoute('delete', '/series/{id}/membership', {
      summary: 'Leaves a series, with all seats in sessions that have not started',
      request: { params: ById },
      responses: { 204: { description: 'Left.' } },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      const { id: seriesId } = c.req.valid('param');
      const leave = { seriesId, userId, by: 'member', now: Date.now() } as const;
      const { wasMember, left, notices, toTell } = await leaveSeries(c.get('db'), leave);
      deliver(c, notices);
      if (!wasMember) throw notFound('series');
      tellRoster(c, toTell, notices);
      await reachAll(left.map((session) => memberLeft(c.env, session, userId)));
      return c.body(null, 204);
    },
  );
