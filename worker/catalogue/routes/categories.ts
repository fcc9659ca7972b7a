import {
  AdminCategoryOrder,
  AdminCategoryWrite,
  CategoryMerge,
} from '../../contract/admin-game.ts';
import { CategoryItem } from '../../contract/game.ts';
import { ById } from '../../contract/reference.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { type Detail, ProblemError, invalid, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, json, requireViewer } from '../../core/router.ts';
import {
  addCategory,
  mergeCategories,
  orderCategories,
  renameCategory,
} from '../queries/admin-categories.ts';
import { toCategoryItem } from './games.ts';

const answers = { 200: json(CategoryItem, 'The updated item.'), ...conflict };
const TAKEN: Detail = (say) => say.categories.nameTaken;

export const adminCategories = createRouter()
  .openapi(
    userRoute('post', '/categories', {
      summary: 'Adds a category at the end (admin)',
      request: { body: body(AdminCategoryWrite) },
      responses: { 201: json(CategoryItem, 'Added.'), ...conflict },
    }),
    async (c) => {
      const by = { adminId: requireViewer(c).id, now: Date.now() };
      const { changed, row, taken } = await addCategory(c.get('db'), {
        ...c.req.valid('json'),
        ...by,
      });
      if (taken) throw invalid('name', TAKEN);
      if (!changed || !row) throw new ProblemError(409, (say) => say.categories.tooMany);
      return c.json(toCategoryItem(row), 201);
    },
  )
  .openapi(
    userRoute('patch', '/categories/{id}', {
      summary: 'Renames a category (admin)',
      request: { params: ById, body: body(AdminCategoryWrite) },
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
    userRoute('put', '/categories', {
      summary: 'Reorders the categories. The body lists all of them (admin)',
      request: { body: body(AdminCategoryOrder) },
      responses: { 204: { description: 'Reordered.' }, ...conflict },
    }),
    async (c) => {
      const by = { adminId: requireViewer(c).id, now: Date.now() };
      const done = await orderCategories(c.get('db'), { ...c.req.valid('json'), ...by });
      if (!done) throw new ProblemError(409, (say) => say.categories.changedMeanwhile);
      return c.body(null, 204);
    },
  )
  .openapi(
    userRoute('post', '/categories/{id}/merge', {
      summary: 'Merges a category into another, which gets its games (admin)',
      request: { params: ById, body: body(CategoryMerge) },
      responses: answers,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const merge = { id, ...c.req.valid('json'), adminId: requireViewer(c).id, now: Date.now() };
      if (merge.into === id) throw new ProblemError(409, (say) => say.categories.mergedIntoItself);
      const { changed, row } = await mergeCategories(c.get('db'), merge);
      if (!row) throw invalid('into', (say) => say.categories.gone);
      if (!changed) throw notFound('category');
      return c.json(toCategoryItem(row), 200);
    },
  );
