import { createRoute, z } from '@hono/zod-openapi';

import { limited } from '../../auth/guards.ts';
import {
  AdminCategoryOrder,
  AdminCategoryWrite,
  CategoryMerge,
} from '../../contract/admin-game.ts';
import { CategoryItem } from '../../contract/game.ts';
import { IdText } from '../../contract/reference.ts';
import {
  addCategory,
  mergeCategories,
  orderCategories,
  renameCategory,
} from '../../db/admin-categories.ts';
import { ProblemError, invalid, notFound } from '../../problems.ts';
import { body, conflict, createRouter, failures, json, requireViewer } from '../../router.ts';
import { toCategoryItem } from '../games.ts';

const params = z.object({ id: IdText });
const answers = { 200: json(CategoryItem, 'As it now stands.'), ...conflict, ...failures };
const TAKEN = 'is taken';

export const adminCategories = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/categories',
      summary: 'Adds a category behind the others (admin)',
      middleware: limited('LIMIT_WRITE'),
      request: { body: body(AdminCategoryWrite) },
      responses: { 201: json(CategoryItem, 'Added.'), ...conflict, ...failures },
    }),
    async (c) => {
      const by = { adminId: requireViewer(c).id, now: Date.now() };
      const { changed, row, taken } = await addCategory(c.get('db'), {
        ...c.req.valid('json'),
        ...by,
      });
      if (taken) throw invalid('name', TAKEN);
      if (!changed || !row) throw new ProblemError(409, 'There are as many categories as can be.');
      return c.json(toCategoryItem(row), 201);
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/categories/{id}',
      summary: 'Names a category anew (admin)',
      middleware: limited('LIMIT_WRITE'),
      request: { params, body: body(AdminCategoryWrite) },
      responses: answers,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const by = { id, adminId: requireViewer(c).id, now: Date.now() };
      const { row, taken } = await renameCategory(c.get('db'), { ...c.req.valid('json'), ...by });
      if (!row) throw notFound('category');
      if (taken) throw invalid('name', TAKEN);
      return c.json(toCategoryItem(row), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'put',
      path: '/categories',
      summary: 'Puts the categories into another order; all of them, each once (admin)',
      middleware: limited('LIMIT_WRITE'),
      request: { body: body(AdminCategoryOrder) },
      responses: { 204: { description: 'In that order.' }, ...conflict, ...failures },
    }),
    async (c) => {
      const by = { adminId: requireViewer(c).id, now: Date.now() };
      const done = await orderCategories(c.get('db'), { ...c.req.valid('json'), ...by });
      if (!done) throw new ProblemError(409, 'The categories have changed meanwhile. Look again.');
      return c.body(null, 204);
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/categories/{id}/merge',
      summary: 'Makes a category one with another, which has its games from then on (admin)',
      middleware: limited('LIMIT_WRITE'),
      request: { params, body: body(CategoryMerge) },
      responses: answers,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const merge = { id, ...c.req.valid('json'), adminId: requireViewer(c).id, now: Date.now() };
      if (merge.into === id) throw new ProblemError(409, 'A category is not merged into itself.');
      const { changed, row } = await mergeCategories(c.get('db'), merge);
      if (!row) throw invalid('into', 'names no category');
      if (!changed) throw notFound('category');
      return c.json(toCategoryItem(row), 200);
    },
  );
