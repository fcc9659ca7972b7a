import type { Context } from 'hono';

import {
  AdminAppealItem,
  type AdminAppealItem as Item,
  AdminAppealList,
  AdminAppealPatch,
  AdminAppealQuery,
} from '../../contract/decision.ts';
import { ById, MessageIri } from '../../contract/reference.ts';
import { iso } from '../../contract/time.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { answerList, head, namedOrNull } from '../../core/items.ts';
import { askRoom, audienceChanged, closeSession, reachAll } from '../../core/objects.ts';
import { ProblemError, notFound } from '../../core/problems.ts';
import {
  type AppEnv,
  body,
  conflict,
  createRouter,
  json,
  requireViewer,
  route,
} from '../../core/router.ts';
import { placeFiles } from '../../media/files/withdraw.ts';
import { deliver } from '../../notifications/deliver.ts';
import { mailAnswer } from '../../notifications/mail/decision-mail.ts';
import { decisionFacts } from '../decision-item.ts';
import { sessionResult } from '../queries/admin-sessions.ts';
import {
  type AppealRow,
  type Undone,
  decideAppeal,
  findAppeal,
  idIn,
  listAppeals,
  settleMessage,
} from '../queries/appeals.ts';

const toItem = (row: AppealRow): Item => ({
  ...head('AdminAppeal', 'admin/appeals', row.appealId),
  text: row.text,
  status: row.status,
  answer: row.answer,
  restored: row.restored,
  user: { id: row.userId, name: row.userName, firstFile: row.userFile },
  decision: { ...decisionFacts(row), decidedBy: namedOrNull(row.decidedBy, row.staffName) },
  held: row.held,
  decidable: row.decidable,
  decidedBy: namedOrNull(row.answeredBy, row.answererName),
  decidedAt: iso(row.answeredAt),
  createdAt: iso(row.createdAt),
});

/** Does what the database can't: moves files back and tells the objects. May be repeated. */
async function putBack(c: Context<AppEnv>, undone: Undone, { userId, about }: AppealRow) {
  const { env } = c;
  if ('account' in undone) {
    deliver(c, undone.account.told.flat());
    await audienceChanged(env, userId);
  }
  if ('media' in undone) {
    deliver(c, undone.media.notices);
    await placeFiles(
      env,
      undone.media.rows.map(({ newName }) => newName),
    );
  }
  if ('session' in undone) {
    const { files, notices } = sessionResult(undone.session);
    deliver(c, notices);
    await reachAll([closeSession(env, idIn(about), []), placeFiles(env, files)]);
  }
}

/** Puts a message back into its room. @returns whether the room and the message still exist */
async function restoreMessage(c: Context<AppEnv>, { about, held, reporterId }: AppealRow) {
  if (held === null || reporterId === null) return false;
  const { room, number } = MessageIri.parse(about);
  return askRoom(c.env, room, reporterId, async (stub) => stub.restore(number, held));
}

export const adminAppeals = createRouter()
  .openapi(
    route('get', '/appeals', {
      summary: 'Appeals against decisions: open or decided (admin)',
      request: { query: AdminAppealQuery },
      responses: { 200: json(AdminAppealList, 'A page.') },
    }),
    async (c) => {
      const query = { ...c.req.valid('query'), adminId: requireViewer(c).id };
      return answerList(c, await listAppeals(c.get('db'), query), toItem);
    },
  )
  .openapi(
    userRoute('patch', '/appeals/{id}', {
      summary: 'Decides an appeal with reasons (admin)',
      description:
        'Granting it undoes the decision, if it is still in force. Somebody else than who decided must do it, where there is another admin.',
      request: { params: ById, body: body(AdminAppealPatch) },
      responses: { 200: json(AdminAppealItem, 'The updated item.'), ...conflict },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const { decision: status, note } = c.req.valid('json');
      const adminId = requireViewer(c).id;
      const db = c.get('db');
      const found = await findAppeal(db, id, adminId);
      if (!found) throw notFound('appeal');
      const answer = { id, adminId, status, note, now: Date.now() };
      const { changed, undone, notices, reader, row } = await decideAppeal(db, found, answer);
      if (!row) throw notFound('appeal');
      const granted = status === 'granted';
      const returns = granted && row.status === 'granted' && row.kind === 'message-removed';
      // An earlier attempt may have written only the rows.
      const again =
        granted &&
        row.status === 'granted' &&
        (row.kind === 'message-removed' ? row.restored === null : row.answeredBy === adminId);
      if (!changed && !again) {
        throw row.answeredAt === null
          ? new ProblemError(403, (say) => say.appeals.notYours)
          : new ProblemError(409, (say) => say.appeals.decided);
      }
      deliver(c, notices);
      mailAnswer(c, reader, { granted, note });
      await putBack(c, undone, row);
      if (returns) {
        const restored = await restoreMessage(c, row);
        await settleMessage(db, id, restored);
        row.restored = restored;
      }
      return c.json(toItem(row), 200);
    },
  );
