// One script with everything that logged-in users need on every screen.
import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';

import { CallPlace } from '../calls/call-place.tsx';
import { MessagesLink } from '../messages/messages-link.tsx';
import { NoticeBell } from '../notifications/notice-bell.tsx';
import { PushCard } from '../notifications/push-card.tsx';
import { goLive } from './live.ts';

/** What the header shows of what is new. */
export const News = () => (
  <>
    <MessagesLink />
    <NoticeBell />
  </>
);

/** What is above every screen. While it is mounted, the tab is live. */
export function AboveScreen() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  useEffect(() => {
    const stop = goLive(() => void revalidate(), navigate);
    // Not at once, so that the connection stays open if the effect only runs again.
    return () => queueMicrotask(stop);
  }, [revalidate, navigate]);
  return (
    <>
      <CallPlace />
      <PushCard />
    </>
  );
}
