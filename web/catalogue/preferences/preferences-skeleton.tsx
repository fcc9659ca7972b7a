import { Skeleton } from '../../ui/skeleton.tsx';
import { games as words } from '../../words/made/catalogue.ts';
import { common } from '../../words/made/common.ts';
import css from './preferences.module.css';

const PLACES = [1, 2, 3];

/** A placeholder of the page's size while the games load. */
export function PreferencesSkeleton() {
  return (
    <div aria-busy="true">
      <div className={css.head}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      <p className="visually-hidden">{common.loading}</p>
      <div className={css.page}>
        <div className={css.mine}>
          {PLACES.map((place) => (
            <Skeleton key={place} height="8rem" />
          ))}
        </div>
        <div className={css.add}>
          <Skeleton height="4.5rem" />
        </div>
      </div>
    </div>
  );
}
