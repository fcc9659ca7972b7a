import type { SessionStatus } from '../../../worker/contract/vocabulary.ts';
import { Badge } from '../../ui/badge.tsx';
import { common } from '../../words/made/common.ts';

const TONES: Record<SessionStatus, 'here' | 'plain' | 'trouble'> = {
  open: 'here',
  running: 'here',
  full: 'plain',
  ended: 'plain',
  cancelled: 'trouble',
};

export const StatusBadge = ({ status }: { status: SessionStatus }) => (
  <Badge tone={TONES[status]}>{common.status[status]}</Badge>
);
