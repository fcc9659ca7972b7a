import { z } from '@hono/zod-openapi';

import { CatalogueImport, CatalogueImportQuery } from '../../contract/admin-game.ts';
import { IMPORT_MAX_BYTES } from '../../contract/bounds.ts';
import { cutText } from '../../contract/graphemes.ts';
import { limited } from '../../core/auth/guards.ts';
import { readBody, readsOwnBody } from '../../core/body.ts';
import { answer } from '../../core/items.ts';
import {
  type Detail,
  ProblemError,
  forPrograms,
  problemsFor,
  violated,
} from '../../core/problems.ts';
import { conflict, createRouter, json, requireViewer, route } from '../../core/router.ts';
import { type Fault, readCatalogue, writeCatalogue } from '../catalogue-file.ts';
import { type ImportRow, exportCatalogue, importCatalogue } from '../queries/catalogue-import.ts';

const FAULTS_MAX = 100;

const GONE: Record<NonNullable<ImportRow['gone']>, Detail> = {
  archived: (say) => say.catalogueFile.archived,
  merged: (say) => say.catalogueFile.merged,
};

function faultOf({ line, gone, unknown: names }: ImportRow): Fault[] {
  if (gone !== null) return [{ line, detail: GONE[gone] }];
  if (names.length === 0) return [];
  const quoted = names.slice(0, 5).map((name) => `"${cutText(name, 40)}"`);
  return [{ line, detail: (say) => say.categories.unknown(quoted.join(', ')) }];
}

export const catalogueImport = createRouter()
  .openapi(
    route('get', '/games.csv', {
      summary: 'The listed games as a CSV file that can be imported again (admin)',
      responses: {
        200: { description: 'The file.', content: { 'text/csv': { schema: z.string() } } },
      },
    }),
    async (c) => {
      const pieces: string[] = [];
      for await (const rows of exportCatalogue(c.get('db'))) {
        pieces.push(writeCatalogue(rows, pieces.length === 0));
      }
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', 'attachment; filename="peerway-games.csv"');
      return c.body(pieces.join(''), 200);
    },
  )
  .openapi(
    route('post', '/games/import', {
      summary:
        'What a CSV file of games would change. With `apply=1`, it changes all or nothing (admin)',
      description:
        'Columns `name` and optionally `categories` and `presets`, as in `Raid 10: 2 Tank, 2 Healer, 6 Damage`, each separated by `|`. UTF-8, up to 5,000 games and 1 MiB.',
      middleware: [readsOwnBody, limited('LIMIT_WRITE')] as const,
      request: {
        query: CatalogueImportQuery,
        body: { required: true, content: { 'text/csv': { schema: z.string() } } },
      },
      responses: { 200: json(CatalogueImport, 'The changes.'), ...conflict },
    }),
    async (c) => {
      const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
      if (type !== 'text/csv') throw new ProblemError(415, forPrograms('Send text/csv.'));
      const apply = c.req.valid('query').apply === '1';
      const bytes = await readBody(
        c.req.raw,
        IMPORT_MAX_BYTES,
        (say) => say.catalogueFile.tooLarge,
      );
      const { lines, faults: broken } = readCatalogue(bytes);
      const { plan, made, applied } = await importCatalogue(c.get('db'), {
        lines,
        apply: apply && broken.length === 0,
        adminId: requireViewer(c).id,
        now: Date.now(),
      });
      const faults = [...broken, ...plan.flatMap(faultOf)].toSorted((a, b) => a.line - b.line);
      if (apply && faults.length > 0) {
        throw violated(
          faults
            .slice(0, FAULTS_MAX)
            .map(({ line, detail }) => ({ propertyPath: `line ${line}`, detail })),
        );
      }
      const say = problemsFor(c);
      const changed = plan.filter(({ changes }) => changes);
      const added = plan.filter(({ gameId }) => gameId === null);
      return answer(c, {
        '@id': '/api/admin/games/import',
        '@type': 'CatalogueImport' as const,
        applied,
        added: added.map(({ name }) => name),
        made,
        changed: changed.map(({ gameId, name }) => ({ id: gameId ?? 0, name })),
        unchanged: plan.length - added.length - changed.length,
        faults: faults
          .slice(0, FAULTS_MAX)
          .map(({ line, detail }) => ({ line, message: detail(say) })),
        faultCount: faults.length,
      });
    },
  );
