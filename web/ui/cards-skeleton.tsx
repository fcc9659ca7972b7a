import { common } from '../words/en/common.ts';
import css from './cards-skeleton.module.css';
import { Card, CardList } from './card.tsx';
import { Skeleton } from './skeleton.tsx';

const PLACES = [1, 2, 3, 4, 5, 6];

/** Placeholders of the size of the cards. */
export function CardsSkeleton({ kind }: { kind: 'wide' | 'narrow' }) {
  return (
    <div className={css['cards']} aria-busy="true">
      <p className="visually-hidden">{common.loading}</p>
      <CardList kind={kind}>
        {PLACES.map((place) => (
          <Card
            key={place}
            level={null}
            name={<Skeleton className={css['name']} />}
            media={<Skeleton className={css['media']} />}
            foot={<Skeleton className={css['foot']} />}
          >
            <Skeleton className={css['body']} />
          </Card>
        ))}
      </CardList>
    </div>
  );
}
