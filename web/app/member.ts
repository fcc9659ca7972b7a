// One script with everything that logged-in users need on every screen.

export { CallPlace } from '../calls/call-place.tsx';
export { MessagesLink } from '../messages/messages-link.tsx';
export { PushCard } from '../notifications/push-card.tsx';
export { NoticeBell } from '../notifications/notice-bell.tsx';
export { goLive } from './live.ts';
