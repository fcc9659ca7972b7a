import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';

import { AsyncFailure } from '../app/async-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { common } from '../words/en/common.ts';

interface OwnPartProps<Answer> {
  answer: Promise<Answer>;
  /** As tall as what is waited for. */
  height: string;
  children: (answer: Answer) => ReactNode;
}

/** What of a page has its own answer to wait for. */
export const OwnPart = <Answer,>({ answer, height, children }: OwnPartProps<Answer>) => (
  <Suspense
    fallback={
      <div aria-busy="true">
        <p className="visually-hidden">{common.loading}</p>
        <Skeleton height={height} />
      </div>
    }
  >
    <Await resolve={answer} errorElement={<AsyncFailure />}>
      {children}
    </Await>
  </Suspense>
);
