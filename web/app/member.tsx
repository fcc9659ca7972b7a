// One script with everything that logged-in users need on every screen.
import { CallPlace } from '../calls/call-place.tsx';
import { MessagesLink } from '../messages/messages-link.tsx';
import { NoticeBell } from '../notifications/notice-bell.tsx';
import { PushCard } from '../notifications/push-card.tsx';

export { goLive } from './live.ts';

/** What the header shows of what is new. */
export const News = () => (
  <>
    <MessagesLink />
    <NoticeBell />
  </>
);

/** What is above every screen. */
export const AboveScreen = () => (
  <>
    <CallPlace />
    <PushCard />
  </>
);
