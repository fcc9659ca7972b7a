import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';

import { AsyncFailure } from './failure.tsx';

export interface AwaitedPartProps<Answer> extends ComponentProps<typeof AsyncFailure> {
  answer: Promise<Answer>;
  /** Shown while it loads. */
  loading?: ReactNode;
  /** Shown if it can't be loaded. By default that is said, and it can be loaded again. */
  failed?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** A part of a page that waits for its own response. */
export const AwaitedPart = <Answer,>({
  answer,
  loading,
  failed,
  children,
  ...failure
}: AwaitedPartProps<Answer>) => (
  <Suspense fallback={loading}>
    <Await
      resolve={answer}
      // Await takes null for no element, and lets the error through to the whole screen.
      errorElement={<>{failed === undefined ? <AsyncFailure {...failure} /> : failed}</>}
    >
      {children}
    </Await>
  </Suspense>
);
