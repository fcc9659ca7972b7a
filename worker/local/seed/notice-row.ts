import type { Row } from './write.ts';

interface Notice {
  to: number;
  kind: string;
  actor?: number;
  session?: number;
  text?: string;
  at: number;
}

export const noticeRow = ({ to, kind, actor, session, text = '', at }: Notice): Row => ({
  user_id: to,
  kind,
  actor_id: actor ?? null,
  session_id: session ?? null,
  text,
  created_at: at,
});
