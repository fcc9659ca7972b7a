import { groundsOf } from '../../contract/decision.ts';
import { HeldTextList, HeldTextPatch, HeldTextQuery } from '../../contract/held-text.ts';
import { ById } from '../../contract/reference.ts';
import { iso } from '../../contract/time.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { HELD_MS } from '../../core/held-texts.ts';
import { answerList, head } from '../../core/items.ts';
import { notFound } from '../../core/problems.ts';
import { body, createRouter, json, requireViewer, route } from '../../core/router.ts';
import { deliver } from '../../notifications/deliver.ts';
import { mailDecisions } from '../../notifications/mail/decision-mail.ts';
import { type HeldTextRow, decideHeldText, listHeldTexts } from '../queries/held-texts.ts';

const toItem = (row: HeldTextRow) => ({
  ...head('HeldText', 'admin/held', row.id),
  user: { id: row.userId, name: row.userName, firstFile: row.userFile },
  session: row.sessionId === 0 ? null : { id: row.sessionId, name: row.sessionName ?? '' },
  field: row.field,
  text: row.text,
  before: row.before ?? '',
  shownAt: iso(row.createdAt + HELD_MS),
  createdAt: iso(row.createdAt),
});

export const adminHeld = createRouter()
  .openapi(
    route('get', '/held', {
      summary: 'Public texts with one of the operator’s words, the oldest first (admin)',
      request: { query: HeldTextQuery },
      responses: { 200: json(HeldTextList, 'A page.') },
    }),
    async (c) => {
      const query = { ...c.req.valid('query'), staffId: requireViewer(c).id };
      return answerList(c, await listHeldTexts(c.get('db'), query), toItem);
    },
  )
  .openapi(
    userRoute('patch', '/held/{id}', {
      summary: 'Shows a held text, or refuses it (admin)',
      description: 'A refusal is a decision: its author is told why, and can appeal.',
      request: { params: ById, body: body(HeldTextPatch) },
      responses: { 204: { description: 'Decided.' } },
    }),
    async (c) => {
      const { approved, reason, ...given } = c.req.valid('json');
      const grounds = groundsOf({ reason, ...given });
      const by = { ...c.req.valid('param'), staffId: requireViewer(c).id, now: Date.now() };
      const done = await decideHeldText(c.get('db'), { ...by, approved, reason, grounds });
      deliver(c, done.notices);
      mailDecisions(c, done.decided);
      if (!done.changed) throw notFound('content');
      return c.body(null, 204);
    },
  );
