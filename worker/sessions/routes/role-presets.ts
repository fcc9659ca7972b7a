import { OWN_PRESETS_MAX } from '../../contract/bounds.ts';
import { ById } from '../../contract/reference.ts';
import {
  RolePresetItem,
  type RolePresetItem as Item,
  RolePresetQuery,
  RolePresetWrite,
  RolePresets,
} from '../../contract/role-preset.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { answer } from '../../core/items.ts';
import { ProblemError, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, json, requireViewer } from '../../core/router.ts';
import {
  type RolePresetRow,
  listPresets,
  removePreset,
  savePreset,
} from '../queries/role-presets.ts';

const toItem = (row: RolePresetRow): Item => ({
  '@id': `/api/role-presets/${row.id}`,
  '@type': 'RolePreset',
  ...row,
});

/** Seats and roles to fill a session with: those of its games, and the user's own. */
export const rolePresets = createRouter()
  .openapi(
    userRoute('get', '/role-presets', {
      summary: 'The caller’s presets of seats and roles, and those of games',
      request: { query: RolePresetQuery },
      responses: { 200: json(RolePresets, 'All of them.') },
    }),
    async (c) => {
      const ids = c.req.valid('query').games?.split(',').map(Number) ?? [];
      const { own, games } = await listPresets(c.get('db'), requireViewer(c).id, ids);
      return answer(c, {
        '@id': '/api/role-presets',
        '@type': 'RolePresets' as const,
        own: own.map(toItem),
        games,
      });
    },
  )
  .openapi(
    userRoute('post', '/role-presets', {
      summary: 'Saves seats and roles under a name, in place of the caller’s preset of this name',
      request: { body: body(RolePresetWrite) },
      responses: { 201: json(RolePresetItem, 'The preset.'), ...conflict },
    }),
    async (c) => {
      const preset = c.req.valid('json');
      const row = await savePreset(c.get('db'), requireViewer(c).id, preset, Date.now());
      if (row) return c.json(toItem(row), 201);
      throw new ProblemError(409, (say) => say.roles.tooManyPresets(OWN_PRESETS_MAX));
    },
  )
  .openapi(
    userRoute('delete', '/role-presets/{id}', {
      summary: 'Removes a preset',
      request: { params: ById },
      responses: { 204: { description: 'Removed.' } },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      if (!(await removePreset(c.get('db'), requireViewer(c).id, id))) throw notFound('preset');
      return c.body(null, 204);
    },
  );
