import type { NoticeItem } from '../../worker/contract/notice.ts';

/** The target of a notice, if it has one. A session that was taken down can't be opened. */
export function noticeTarget({
  kind,
  session,
  actor,
}: Pick<NoticeItem, 'kind' | 'session' | 'actor'>) {
  if (session) return kind === 'session-taken-down' ? undefined : `/session/${session.id}`;
  return actor ? `/detail/${actor.id}` : undefined;
}
