import { common } from '../words/common.ts';
import { Card, CardList } from './ui/card.tsx';
import { Skeleton } from './ui/skeleton.tsx';

const PLACES = [1, 2, 3, 4, 5, 6];

/** Cards on their way: the room they will take. */
export function CardsSkeleton({ kind }: { kind: 'wide' | 'narrow' }) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{common.loading}</p>
      <CardList kind={kind}>
        {PLACES.map((place) => (
          <Card
            key={place}
            name={<Skeleton width="70%" />}
            media={<Skeleton height={140} />}
            foot={<Skeleton width="40%" height="2.25rem" />}
          >
            <Skeleton width="55%" />
          </Card>
        ))}
      </CardList>
    </div>
  );
}
