import { SAVED_SEARCHES_MAX } from '../../contract/bounds.ts';
import { ById } from '../../contract/reference.ts';
import {
  SavedSearchCreate,
  type SavedSearchItem,
  SavedSearchItem as SavedSearchSchema,
  SavedSearchList,
} from '../../contract/saved-search.ts';
import { iso } from '../../contract/time.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { answerList, head } from '../../core/items.ts';
import { ProblemError, invalid, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, json, requireViewer } from '../../core/router.ts';
import {
  type SavedSearchRow,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
} from '../queries/saved-searches.ts';
import { requiredTokenOf } from '../required-token.ts';

const toItem = ({ id, name, filters, createdAt }: SavedSearchRow): SavedSearchItem => ({
  ...head('SavedSearch', 'saved-searches', id),
  name,
  filters,
  createdAt: iso(createdAt),
});

export const savedSearches = createRouter()
  .openapi(
    userRoute('get', '/saved-searches', {
      summary: 'The caller’s saved searches',
      responses: { 200: json(SavedSearchList, 'All of them.') },
    }),
    async (c) => {
      const rows = await listSavedSearches(c.get('db'), requireViewer(c).id);
      return answerList(c, { rows }, toItem);
    },
  )
  .openapi(
    userRoute('post', '/saved-searches', {
      summary: 'Saves a session search. Its owner is told of new public sessions that fit',
      request: { body: body(SavedSearchCreate) },
      responses: { 201: json(SavedSearchSchema, 'The saved search.'), ...conflict },
    }),
    async (c) => {
      const { name, filters: query } = c.req.valid('json');
      const requiredToken = requiredTokenOf(query);
      if (requiredToken === undefined) {
        throw invalid('filters', (say) => say.savedSearches.empty);
      }
      const search = { userId: requireViewer(c).id, name, query, requiredToken, now: Date.now() };
      const { row, full } = await saveSearch(c.get('db'), search);
      if (row) return c.json(toItem(row), 201);
      throw new ProblemError(409, (say) =>
        full ? say.savedSearches.tooMany(SAVED_SEARCHES_MAX) : say.savedSearches.already,
      );
    },
  )
  .openapi(
    userRoute('delete', '/saved-searches/{id}', {
      summary: 'Removes a saved search',
      request: { params: ById },
      responses: { 204: { description: 'Removed.' } },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      if (!(await removeSavedSearch(c.get('db'), requireViewer(c).id, id))) {
        throw notFound('savedSearch');
      }
      return c.body(null, 204);
    },
  );
