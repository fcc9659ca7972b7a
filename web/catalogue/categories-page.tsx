import { Link, useLoaderData } from 'react-router';

import type { CategoryItem } from '../../worker/contract/game.ts';
import { useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { GameCover } from '../brand/game-cover.tsx';
import { AwaitedPart } from '../ui/awaited-part.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { games } from '../words/made/catalogue.ts';
import { common } from '../words/made/common.ts';
import css from './categories-page.module.css';

const words = games.categories;

export const loader = () => ({ categories: deferErrors(load(api.categories.$get())) });

/** /categories: the games that are played here, by category. */
export function Component() {
  const { categories } = useLoaderData<typeof loader>();
  const { admin } = useAccount();
  return (
    <>
      <div className={css.head}>
        <PageTitle>{words.title}</PageTitle>
        <h1>{words.title}</h1>
        {admin && (
          <Link to="/admingames?tab=categories" className={css.aside}>
            {words.keep}
          </Link>
        )}
        <Link to="/sessions/search" className={css.aside}>
          {words.search}
          <Icon name="chevron-right" size={18} />
        </Link>
        <p>{words.lead}</p>
      </div>
      <AwaitedPart answer={categories} loading={<Loading />}>
        {({ member }) =>
          member.length === 0 ? (
            <EmptyState title={words.none}>{words.noneHint}</EmptyState>
          ) : (
            <ul className={css.grid}>
              {member.map((category) => (
                <Category key={category.id} category={category} />
              ))}
            </ul>
          )
        }
      </AwaitedPart>
    </>
  );
}

function Category({ category }: { category: CategoryItem }) {
  const { id, name, gameCount, openSessionCount, games: some } = category;
  const { login } = useAccount();
  return (
    <li className={css.card}>
      <h2 className={css.name}>
        <Link to={`/sessions/search?category=${id}`}>{name}</Link>
      </h2>
      <div className={css.art}>
        {(some.length > 0 ? some : [category]).map((game) => (
          <GameCover key={game.id} game={game} size="icon" edge={96} className={css.cover} />
        ))}
      </div>
      <p className={css.sessions} data-some={openSessionCount > 0}>
        {words.sessions(openSessionCount)}
      </p>
      <p className={css.games}>
        {login ? (
          <Link to={`/games?category=${id}`} className={css.choose}>
            <span className="visually-hidden">{words.chooseFrom({ name, count: gameCount })}</span>
            <span aria-hidden="true">{words.games(gameCount)}</span>
          </Link>
        ) : (
          words.games(gameCount)
        )}
      </p>
    </li>
  );
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

const Loading = () => (
  <div aria-busy="true">
    <p className="visually-hidden">{common.loading}</p>
    <div className={css.grid}>
      {PLACES.map((place) => (
        <Skeleton key={place} height="14rem" />
      ))}
    </div>
  </div>
);
