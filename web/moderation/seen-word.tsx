import type { AdminUserItem } from '../../worker/contract/admin-user.ts';
import { admin } from '../words/made/moderation.ts';
import { Ago } from './moment.tsx';

const words = admin.users;

/** When somebody was here last, if they show that to everyone. */
export function SeenWord({ user: { online, lastSeenAt } }: { user: AdminUserItem }) {
  if (online) return words.nowHere;
  return lastSeenAt === null ? '–' : <Ago iso={lastSeenAt} />;
}
