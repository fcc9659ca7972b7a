import type { ReactNode } from 'react';

import type { Page } from '../base/pages.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { decisions } from '../words/made/decisions.ts';
import css from './admin.module.css';
import { Answer } from './answer.tsx';
import { type Bulk, BulkList } from './bulk.tsx';

/** A screen of the admin area below its tabs. The tab is its visible title. */
export const AdminSection = ({ title, children }: { title: string; children: ReactNode }) => (
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
  /** What can be done to several items at once. */
  bulk?: Bulk<Item>;
  /** Draws an item, with its checkbox if there is one. */
  children: (item: Item, tick: ReactNode) => ReactNode;
}

const NOTHING = { nameOf: () => undefined, acts: [] };

/** A list of the admin area, page by page. */
export const AdminList = <Item extends { id: number }>(props: AdminListProps<Item>) => {
  const { answer, loadNext, empty, className, head, bulk = NOTHING, children } = props;
  return (
    <Answer of={answer}>
      {(first) => (
        <PagedList
          counted
          first={first}
          loadNext={loadNext}
          shown={decisions.shown}
          more={decisions.more}
          empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
        >
          {(items) => (
            <BulkList items={items} bulk={bulk}>
              {(tickOf) => {
                const drawn = items.map((item) => children(item, tickOf(item)));
                return head === undefined ? (
                  <ul className={className}>{drawn}</ul>
                ) : (
                  <table className={className}>
                    <thead>{head}</thead>
                    <tbody>{drawn}</tbody>
                  </table>
                );
              }}
            </BulkList>
          )}
        </PagedList>
      )}
    </Answer>
  );
};
