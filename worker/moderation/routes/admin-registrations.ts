import { ById } from '../../contract/reference.ts';
import {
  RegistrationItem,
  type RegistrationItem as Item,
  RegistrationPatch,
  Settings,
  SettingsPatch,
} from '../../contract/registration.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { head } from '../../core/items.ts';
import { ProblemError, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, json, requireViewer, route } from '../../core/router.ts';
import { mailRegistration } from '../../notifications/mail/decision-mail.ts';
import {
  changeSettings,
  decideRegistration,
  findRegistration,
  readSettings,
} from '../queries/registrations.ts';

const toSettings = (settings: Awaited<ReturnType<typeof readSettings>>) => ({
  '@id': '/api/admin/settings',
  '@type': 'Settings' as const,
  ...settings,
});

const toItem = ({
  row,
  invited,
}: NonNullable<Awaited<ReturnType<typeof findRegistration>>>): Item => ({
  ...head('Registration', 'admin/registrations', row.id),
  waiting: row.waiting,
  invitedBy: row.inviter,
  invited,
});

/** Who may register, and those who wait. For admins alone. */
export const adminRegistrations = createRouter()
  .openapi(
    route('get', '/settings', {
      summary: 'What admins set for the instance (admin)',
      responses: { 200: json(Settings, 'As of now.') },
    }),
    async (c) => c.json(toSettings(await readSettings(c.get('db'))), 200),
  )
  .openapi(
    userRoute('patch', '/settings', {
      summary: 'Sets who may register, and which words hold a text (admin)',
      description: 'It is logged. Accounts that exist aren’t touched.',
      request: { body: body(SettingsPatch) },
      responses: { 200: json(Settings, 'As they are now.'), ...conflict },
    }),
    async (c) => {
      const by = { ...c.req.valid('json'), adminId: requireViewer(c).id, now: Date.now() };
      const settings = await changeSettings(c.get('db'), by);
      if (!settings) throw new ProblemError(409, (say) => say.site.changedMeanwhile);
      return c.json(toSettings(settings), 200);
    },
  )
  .openapi(
    route('get', '/registrations/{id}', {
      summary: 'Who invited a user, and whom they invited (admin)',
      request: { params: ById },
      responses: { 200: json(RegistrationItem, 'The registration.') },
    }),
    async (c) => {
      const found = await findRegistration(c.get('db'), c.req.valid('param').id, Date.now());
      if (!found) throw notFound('user');
      return c.json(toItem(found), 200);
    },
  )
  .openapi(
    userRoute('patch', '/registrations/{id}', {
      summary: 'Approves a registration that waits, or declines it (admin)',
      description: 'Its user is told by email. A declined account is deleted.',
      request: { params: ById, body: body(RegistrationPatch) },
      responses: { 200: json(RegistrationItem, 'The registration.'), ...conflict },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const { approved, reason } = c.req.valid('json');
      const by = { id, approved, reason, adminId: requireViewer(c).id, now: Date.now() };
      const decided = await decideRegistration(c.get('db'), by);
      if (!decided) throw notFound('user');
      if (!decided.changed) throw new ProblemError(409, (say) => say.site.changedMeanwhile);
      if (decided.reader) mailRegistration(c, decided.reader, { approved, reason });
      return c.json(toItem(decided), 200);
    },
  );
