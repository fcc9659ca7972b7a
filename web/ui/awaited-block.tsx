import { common } from '../words/made/common.ts';
import { AwaitedPart, type AwaitedPartProps } from './awaited-part.tsx';
import { Skeleton } from './skeleton.tsx';

/** A part of a page that waits for its own response, with a placeholder of one height. */
export const AwaitedBlock = <Answer,>({
  height,
  ...part
}: AwaitedPartProps<Answer> & { height: string }) => (
  <AwaitedPart
    {...part}
    loading={
      <div aria-busy="true">
        <p className="visually-hidden">{common.loading}</p>
        <Skeleton height={height} />
      </div>
    }
  />
);
