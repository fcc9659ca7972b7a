import type { NoticeItem } from './notice.ts';

/** The page of a notice, if it has one. A session that was taken down can't be opened. No imports but types. */
export function noticeTarget({
  kind,
  session,
  actor,
}: {
  kind: NoticeItem['kind'];
  session: { id: number } | null;
  actor: { id: number } | null;
}) {
  if (session) return kind === 'session-taken-down' ? undefined : `/session/${session.id}`;
  return actor ? `/detail/${actor.id}` : undefined;
}
