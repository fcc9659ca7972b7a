import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';

import { common } from '../words/made/common.ts';
import { AsyncFailure } from './failure.tsx';
import { Skeleton } from './skeleton.tsx';

interface AwaitedPartProps<Answer> extends ComponentProps<typeof AsyncFailure> {
  answer: Promise<Answer>;
  /** The height of the placeholder. */
  height?: string;
  /** Shown while it loads, instead of that placeholder. */
  loading?: ReactNode;
  /** Shown if it can't be loaded. By default that is said, and it can be loaded again. */
  failed?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** A part of a page that waits for its own response. */
export const AwaitedPart = <Answer,>({
  answer,
  height,
  loading = height && (
    <div aria-busy="true">
      <p className="visually-hidden">{common.loading}</p>
      <Skeleton height={height} />
    </div>
  ),
  failed,
  children,
  ...failure
}: AwaitedPartProps<Answer>) => (
  <Suspense fallback={loading}>
    <Await
      resolve={answer}
      errorElement={failed === undefined ? <AsyncFailure {...failure} /> : failed}
    >
      {children}
    </Await>
  </Suspense>
);
