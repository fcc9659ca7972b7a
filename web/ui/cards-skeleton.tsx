import { common } from '../words/made/common.ts';
import { Card, type CardKind, CardList } from './card.tsx';
import css from './cards-skeleton.module.css';
import { cx } from './cx.ts';
import first from './first-cards.module.css';
import { FIRST_MAX } from './first-cards.tsx';
import { Skeleton } from './skeleton.tsx';

const PLACES = Array.from({ length: FIRST_MAX }, (_, place) => place);

/** Placeholders of the size of the cards. */
export function CardsSkeleton({ kind }: { kind: CardKind }) {
  return (
    <div className={cx(css.cards, first['first'])} aria-busy="true">
      <p className="visually-hidden">{common.loading}</p>
      <CardList kind={kind}>
        {PLACES.map((place) => (
          <Card
            key={place}
            level={null}
            name={<Skeleton className={css.name} />}
            media={<Skeleton className={css.media} />}
            aside={<Skeleton className={css.aside} />}
            foot={<Skeleton className={css.foot} />}
          >
            <Skeleton className={css.body} />
            {kind !== 'narrow' && <Skeleton className={css.body} />}
          </Card>
        ))}
      </CardList>
    </div>
  );
}
