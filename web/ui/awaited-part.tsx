import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';

import { common } from '../words/made/common.ts';
import { AsyncFailure } from './failure.tsx';
import { Skeleton } from './skeleton.tsx';

interface AwaitedPartProps<Answer> {
  answer: Promise<Answer>;
  /** The height of the placeholder. */
  height: string;
  children: (answer: Answer) => ReactNode;
}

/** A part of a page that waits for its own response. */
export const AwaitedPart = <Answer,>({ answer, height, children }: AwaitedPartProps<Answer>) => (
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
