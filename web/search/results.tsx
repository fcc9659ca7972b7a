import { type ReactNode, useEffect, useId, useRef } from 'react';

import type { ApiError } from '../base/api.ts';
import { describeFailure } from '../base/describe-failure.ts';
import { Button } from '../ui/button.tsx';
import { CardsSkeleton } from '../ui/cards-skeleton.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { NextPage } from '../ui/paged-list.tsx';
import { common, errors } from '../words/made/common.ts';
import { search as words } from '../words/made/search.ts';
import css from './search.module.css';
import type { Results as Shown } from './use-results.ts';

interface ResultsProps<Item> {
  kind: 'wide' | 'narrow';
  results: Shown<Item> | undefined;
  failure: ApiError | undefined;
  busy: boolean;
  more: 'idle' | 'loading' | 'failed';
  showMore: () => Promise<void>;
  retry: () => void;
  /** The number of results, in words. */
  found: string;
  sort?: ReactNode;
  empty: ReactNode;
  children: (member: readonly Item[]) => ReactNode;
}

const namesIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('li :is(h2, h3, h4) a') ?? []),
];

/** The results: the announced count, the cards, and the button for more. */
export function Results<Item>({
  kind,
  results,
  failure,
  busy,
  more,
  showMore,
  retry,
  found,
  sort,
  empty,
  children,
}: ResultsProps<Item>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const ended = useRef<number>(undefined);
  const count = results?.member.length ?? 0;
  /** The count when the next page was asked for. A series is one card, so there may be fewer cards. */
  const counted = useRef(0);

  // The last page removes the button that had the focus. The first of its results gets the focus instead.
  useEffect(() => {
    if (ended.current === undefined || counted.current === count) return;
    const at = ended.current;
    ended.current = undefined;
    if (results?.next !== undefined) return;
    namesIn(list.current)[at]?.focus({ preventScroll: true });
  }, [count, results?.next]);

  const next = () => {
    counted.current = count;
    ended.current = namesIn(list.current).length;
    void showMore();
  };

  return (
    <section className={css.results} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {words.results}
      </h2>
      <div className={css.bar}>
        <output className={css.count}>
          {busy && !results ? words.searching : failure ? '' : found}
        </output>
        {sort}
      </div>
      {failure && !busy ? (
        <ErrorState
          level={3}
          title={errors.title}
          action={<Button onClick={retry}>{common.retry}</Button>}
        >
          {describeFailure(failure)}
        </ErrorState>
      ) : results ? (
        <div ref={list} className={css.list} aria-busy={busy} data-busy={busy}>
          {count === 0 ? empty : children(results.member)}
          {count > 0 && (
            <NextPage
              shown={
                more === 'failed'
                  ? words.moreFailed
                  : results.next === undefined
                    ? words.allShown
                    : words.shown(count)
              }
              {...(results.next !== undefined && {
                label: more === 'failed' ? common.retry : words.more,
              })}
              pending={busy || more === 'loading'}
              onNext={next}
            />
          )}
        </div>
      ) : (
        <CardsSkeleton kind={kind} />
      )}
    </section>
  );
}
