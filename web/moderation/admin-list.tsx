import type { ReactNode } from 'react';

import type { Page } from '../base/pages.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { admin as words } from '../words/made/moderation.ts';
import css from './admin.module.css';
import { Answer } from './answer.tsx';

interface AdminSectionProps {
  title: string;
  children: ReactNode;
}

/** A screen of the admin area below its tabs. The tab is its visible title. */
export const AdminSection = ({ title, children }: AdminSectionProps) => (
  <section className={css.section} aria-label={title}>
    <h2 className="visually-hidden">{title}</h2>
    {children}
  </section>
);

interface AdminListProps<Item> {
  /** The first page, requested by the route's loader. */
  answer: Promise<Page<Item>>;
  loadNext: (next: string) => Promise<Page<Item>>;
  empty: { title: string; text: string };
  className?: string;
  /** A table's head; its items are rows then. */
  head?: ReactNode;
  children: (item: Item) => ReactNode;
}

/** A list of the admin area, page by page. */
export const AdminList = <Item,>(props: AdminListProps<Item>) => {
  const { answer, loadNext, empty, className, head, children } = props;
  return (
    <Answer of={answer}>
      {(first) => (
        <PagedList
          counted
          first={first}
          loadNext={loadNext}
          shown={words.shown}
          more={words.more}
          empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
        >
          {(items) =>
            head === undefined ? (
              <ul className={className}>{items.map(children)}</ul>
            ) : (
              <table className={className}>
                <thead>{head}</thead>
                <tbody>{items.map(children)}</tbody>
              </table>
            )
          }
        </PagedList>
      )}
    </Answer>
  );
};
