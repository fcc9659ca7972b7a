import type { NoticeItem } from './notice-item.ts';

/** The parts of a session's page that notices are about. */
const PARTS: Partial<Record<NoticeItem['kind'], string>> = {
  mentioned: '#room',
  'application-received': '#applicants',
};

/** The page of a notice, if it has one. A session that was taken down can't be opened. No imports but types. */
export function noticeTarget({
  kind,
  session,
  actor,
  absence,
  decision,
}: {
  kind: NoticeItem['kind'];
  session: { id: number } | null;
  actor: { id: number } | null;
  absence?: number | undefined;
  decision?: number | undefined;
}) {
  if (decision !== undefined) return `/decisions#decision-${decision}`;
  if (session) {
    return kind === 'session-taken-down' ? undefined : `/session/${session.id}${PARTS[kind] ?? ''}`;
  }
  // That page still has the mark, and the answer to it.
  if (absence !== undefined) return `/session/${absence}`;
  return actor ? `/detail/${actor.id}` : undefined;
}
