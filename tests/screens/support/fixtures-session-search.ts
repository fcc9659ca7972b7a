// What a search of sessions finds, and its page.
import { page } from 'vitest/browser';

import type { CurrentUser } from '../../../worker/contract/account.ts';
import type { SessionItem } from '../../../worker/contract/session.ts';
import type { Answers } from './api.ts';
import { list, sessionItem } from './fixtures.ts';
import { mount } from './mount.tsx';

/** Sessions that are called "Quokka 1", "Quokka 2" and so on. */
export const quokkas = (count: number, first = 1): SessionItem[] =>
  Array.from({ length: count }, (_, index) => {
    const number = first + index;
    return sessionItem({ id: 100 + number, name: `Quokka ${number}` });
  });

interface Found {
  /** The number of results on all pages. By default this page is the only one. */
  totalItems?: number;
  /** The query of the next page. */
  next?: string;
}

/** A page of results. */
export const found = (member: SessionItem[], { totalItems = member.length, next }: Found = {}) =>
  list('/api/sessions', member, {
    totalItems,
    view: {
      '@id': '/api/sessions',
      ...(next !== undefined && { next: `/api/sessions?${next}` }),
    },
  });

/** Opens a search. */
export const openSearch = (search: string, answers: Answers, as?: Partial<CurrentUser>) =>
  mount(`/sessions/search?${search}`, {
    ...(as && { as }),
    answers: { 'GET /api/categories': list('/api/categories', []), ...answers },
  });

/** The count of results: "40 sessions". */
export const count = (text: string) => page.getByText(text, { exact: true });

/** The names on the cards. */
export const names = () =>
  page
    .getByRole('listitem')
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);
