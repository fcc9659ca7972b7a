import type { NoticeItem } from '../../worker/contract/notice.ts';

/** Where a notice leads, if anywhere: what is taken down is not there to be seen. */
export function noticeTarget({
  kind,
  session,
  actor,
}: Pick<NoticeItem, 'kind' | 'session' | 'actor'>) {
  if (session) return kind === 'session-taken-down' ? undefined : `/session/${session.id}`;
  return actor ? `/detail/${actor.id}` : undefined;
}
