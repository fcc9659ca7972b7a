import type { ReactNode } from 'react';

import { type Page, usePages } from '../base/pages.ts';
import { Button } from './button.tsx';
import css from './small.module.css';

type NextPageProps = {
  /** "20 of 43", or a sentence at the end of the list. */
  shown: ReactNode;
  /** The button's text. Without it there is no next page. */
  label?: ReactNode;
  pending?: boolean;
  onNext?: () => void;
};

/** The end of a list: how many items are shown, and the button for more. After the last page the focus stays here. */
export function NextPage({ shown, label, pending = false, onNext }: NextPageProps) {
  return (
    <div className={css.next} tabIndex={-1}>
      <output>{shown}</output>
      {label !== undefined && (
        <Button pending={pending} onClick={onNext}>
          {label}
        </Button>
      )}
    </div>
  );
}

interface PagedListProps<Item> {
  first: Page<Item>;
  loadNext: (next: string) => Promise<Page<Item>>;
  /** How many items are shown, in words. */
  shown: (page: { count: number; more: boolean }) => ReactNode;
  /** The button's text. */
  more: string;
  /** Shows the count even if there is only one page. */
  counted?: boolean;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list that grows by its next pages. A page may be empty and not the last one. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { first, loadNext, shown, more: label, counted = false, empty, children } = props;
  const { items, next, pending, more } = usePages(first, loadNext);
  if (items.length === 0 && next === undefined) return empty;
  return (
    <>
      {items.length > 0 && children(items)}
      {(counted || next !== undefined || items.length > first.member.length) && (
        <NextPage
          shown={shown({ count: items.length, more: next !== undefined })}
          {...(next !== undefined && { label })}
          pending={pending}
          onNext={() => void more()}
        />
      )}
    </>
  );
}
