import { Skeleton } from '../ui/skeleton.tsx';
import { common } from '../words/made/common.ts';
import css from './user-hero.module.css';

/** A placeholder of the hero's size while a user loads. */
export function UserSkeleton() {
  return (
    <div aria-busy="true" className={css.hero} data-relation="none">
      <p className="visually-hidden">{common.loading}</p>
      <span className={css.way} />
      <div className={css.portrait}>
        <span>
          <Skeleton width={128} height={128} round />
        </span>
      </div>
      <div className={css.who}>
        <Skeleton width="min(16rem, 80%)" height="2.25rem" />
        <Skeleton width="min(22rem, 100%)" />
      </div>
    </div>
  );
}
