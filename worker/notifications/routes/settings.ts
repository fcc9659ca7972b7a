import {
  type NotificationSettings,
  NotificationSettings as SettingsSchema,
  NotificationSettingsPatch,
} from '../../contract/notification-settings.ts';
import { ById } from '../../contract/reference.ts';
import { allowLeaving, limited, signedIn, userRoute } from '../../core/auth/guards.ts';
import { ProblemError, notFound } from '../../core/problems.ts';
import { body, createRouter, json, requireViewer, route } from '../../core/router.ts';
import { nameDevice } from '../../core/user-agent.ts';
import {
  changeSettings,
  channelsOf,
  deletePushDevice,
  findSettings,
  muteSession,
  unmuteSession,
} from '../queries/settings.ts';

const toMinutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

const two = (count: number) => String(count).padStart(2, '0');

const toTime = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

type Found = Awaited<ReturnType<typeof findSettings>>;

const toItem = (row: Found): NotificationSettings => ({
  '@id': '/api/notification-settings',
  '@type': 'NotificationSettings',
  channels: channelsOf(row.channels),
  zone: row.zone,
  quietHours:
    row.quietFrom === null || row.quietTo === null
      ? null
      : { from: toTime(row.quietFrom), to: toTime(row.quietTo) },
  privatePush: row.privatePush,
  digest: row.digest,
  mutedSessions: row.muted,
  pushDevices: row.pushDevices.map(({ id, userAgent, current }) => ({
    id,
    ...nameDevice(userAgent),
    current,
  })),
});

export const notificationSettings = createRouter()
  .openapi(
    userRoute('get', '/notification-settings', {
      summary: 'How the caller is notified, what they have muted, and their devices with push',
      responses: { 200: json(SettingsSchema, 'The settings.') },
    }),
    async (c) => c.json(toItem(await findSettings(c.get('db'), requireViewer(c), Date.now())), 200),
  )
  .openapi(
    route('patch', '/notification-settings', {
      summary: 'Changes how the caller is notified',
      middleware: [signedIn, allowLeaving, limited('LIMIT_WRITE')] as const,
      request: { body: body(NotificationSettingsPatch) },
      responses: { 200: json(SettingsSchema, 'The updated settings.') },
    }),
    async (c) => {
      const { quietHours: quiet, ...rest } = c.req.valid('json');
      const quietHours = quiet && { from: toMinutes(quiet.from), to: toMinutes(quiet.to) };
      const change = { ...rest, quietHours };
      const row = await changeSettings(c.get('db'), requireViewer(c), change, Date.now());
      return c.json(toItem(row), 200);
    },
  )
  .openapi(
    userRoute('put', '/sessions/{id}/mute', {
      summary: 'Stops pushes and emails about a session. Only for its host and members',
      request: { params: ById },
      responses: { 204: { description: 'Muted.' } },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const facts = await muteSession(c.get('db'), requireViewer(c).id, id);
      if (!facts) throw notFound('session');
      if (!facts.member) throw new ProblemError(403, (say) => say.muting.membersOnly);
      return c.body(null, 204);
    },
  )
  .openapi(
    userRoute('delete', '/sessions/{id}/mute', {
      summary: 'Sends pushes and emails about a session again',
      request: { params: ById },
      responses: { 204: { description: 'Not muted.' } },
    }),
    async (c) => {
      await unmuteSession(c.get('db'), requireViewer(c).id, c.req.valid('param').id);
      return c.body(null, 204);
    },
  )
  .openapi(
    route('delete', '/push/subscriptions/{id}', {
      summary: 'Stops pushes to one of the caller’s devices',
      middleware: [signedIn, allowLeaving, limited('LIMIT_WRITE')] as const,
      request: { params: ById },
      responses: { 204: { description: 'Stopped.' } },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      if (!(await deletePushDevice(c.get('db'), requireViewer(c).id, id))) throw notFound('device');
      return c.body(null, 204);
    },
  );
