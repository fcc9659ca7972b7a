// One script with all that only those who are logged in need on every screen.

export { CallPlace } from '../calls/call-place.tsx';
export { NoticeBell } from '../notifications/notice-bell.tsx';
export { keepLive } from './live.ts';
