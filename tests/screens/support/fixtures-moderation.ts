// What the admin area lists and shows, and a few steps in its dialogs.
import { page } from 'vitest/browser';

import type { AdminMediaItem, AdminSessionItem } from '../../../worker/contract/admin-content.ts';
import type { AdminUserDetail, AdminUserItem } from '../../../worker/contract/admin-user.ts';
import type { AuditItem } from '../../../worker/contract/audit.ts';
import type { AdminReportDetail, AdminReportItem } from '../../../worker/contract/report.ts';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const BEN = { id: 8, name: 'Ben', firstFile: null };

export const adminUserItem = (changes: Partial<AdminUserItem> = {}): AdminUserItem => {
  const id = changes.id ?? BEN.id;
  return {
    '@id': `/api/admin/users/${id}`,
    '@type': 'AdminUser',
    ...BEN,
    id,
    email: 'ben@peerway.example',
    role: 'ROLE_USER',
    status: 'active',
    until: null,
    createdAt: '2026-03-01T18:00:00.000Z',
    online: false,
    lastSeenAt: ago(90),
    openReports: 1,
    mayBe: [],
    ...changes,
  };
};

export const auditItem = (changes: Partial<AuditItem> = {}): AuditItem => {
  const id = changes.id ?? 90;
  return {
    '@id': `/api/admin/audit-log/${id}`,
    '@type': 'AuditEntry',
    id,
    actor: { id: 7, name: 'Mira', firstFile: null },
    action: 'warning',
    about: { '@id': '/api/users/8', name: 'Ben' },
    reason: 'Please leave people alone',
    before: null,
    after: null,
    createdAt: '2026-03-02T18:00:00.000Z',
    ...changes,
  };
};

export const adminUserDetail = (changes: Partial<AdminUserDetail> = {}): AdminUserDetail => ({
  ...adminUserItem(changes),
  emailConfirmed: true,
  statusReason: null,
  leavesAt: null,
  upheldReports: 0,
  dismissedReports: 0,
  ownReports: 0,
  sessionsAhead: 0,
  openWarnings: 0,
  log: [],
  ...changes,
});

export const adminReportItem = (changes: Partial<AdminReportItem> = {}): AdminReportItem => {
  const id = changes.id ?? 3;
  return {
    '@id': `/api/admin/reports/${id}`,
    '@type': 'AdminReport',
    id,
    about: '/api/users/8',
    reason: 'harassment',
    createdAt: ago(20),
    kind: 'users',
    name: 'Ben',
    text: 'He does not stop',
    excerpt: '',
    fileCount: 0,
    reporter: { id: 9, name: 'Ada', firstFile: null },
    reported: BEN,
    takenBy: null,
    decision: null,
    note: null,
    decidedBy: null,
    decidedAt: null,
    ...changes,
  };
};

export const adminReportDetail = (changes: Partial<AdminReportDetail> = {}): AdminReportDetail => ({
  ...adminReportItem(changes),
  evidence: { name: 'Ben', text: 'I play to win.', media: [] },
  alsoOpen: 0,
  decidable: true,
  takenDown: false,
  ...changes,
});

export const adminSessionItem = (changes: Partial<AdminSessionItem> = {}): AdminSessionItem => {
  const id = changes.id ?? 31;
  return {
    '@id': `/api/admin/sessions/${id}`,
    '@type': 'AdminSession',
    id,
    name: 'Dungeon night',
    description: 'Buy gold here.',
    host: { id: 8, name: 'Ben' },
    media: [],
    startsAt: '2026-12-01T18:00:00.000Z',
    status: 'open',
    visibility: 'public',
    seatsTaken: 2,
    createdAt: '2026-11-20T18:00:00.000Z',
    takenDownAt: null,
    ...changes,
  };
};

export const adminMediaItem = (changes: Partial<AdminMediaItem> = {}): AdminMediaItem => {
  const id = changes.id ?? 61;
  return {
    '@id': `/api/admin/media/${id}`,
    '@type': 'AdminMedia',
    id,
    extension: 'png',
    deleted: false,
    newName: 'red.png',
    alt: 'A red field',
    uploader: { id: 8, name: 'Ben' },
    session: null,
    createdAt: '2026-11-20T18:00:00.000Z',
    takenDownAt: null,
    ...changes,
  };
};

export const dialog = page.getByRole('dialog');

/** Fills in the reason, or the note, and submits. */
export async function confirm(button: string, reason: string) {
  await dialog.getByRole('textbox').first().fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}
