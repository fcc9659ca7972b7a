import type { ReactNode } from 'react';

import { admin as words } from '../../words/admin.ts';
import { useLaterPages } from '../people/use-later-pages.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { NextPage } from '../ui/next-page.tsx';
import { Answer } from './answer.tsx';

export interface AdminPage<Item> {
  member: Item[];
  view: { next?: string | undefined };
}

interface PagedProps<Item> {
  /** Its first page, as the route asked for it. */
  answer: Promise<AdminPage<Item>>;
  loadNext: (next: string) => Promise<AdminPage<Item>>;
  empty: { title: string; text: string };
  className?: string | undefined;
  children: (items: Item[]) => ReactNode;
}

/** A list of the admin area, which grows by its next pages. */
export const Paged = <Item,>({ answer, ...list }: PagedProps<Item>) => (
  <Answer of={answer}>{(first) => <Pages first={first} {...list} />}</Answer>
);

interface PagesProps<Item> extends Omit<PagedProps<Item>, 'answer'> {
  first: AdminPage<Item>;
}

function Pages<Item>({ first, loadNext, empty, className, children }: PagesProps<Item>) {
  const { items, next, pending, more } = useLaterPages(first, loadNext);
  if (items.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  return (
    <div>
      <ul className={className}>{children(items)}</ul>
      <NextPage
        shown={words.shown(items.length, next !== undefined)}
        {...(next !== undefined && { label: words.more })}
        pending={pending}
        onNext={() => void more()}
      />
    </div>
  );
}
