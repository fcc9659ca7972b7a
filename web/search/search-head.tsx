import { Link } from 'react-router';

import { Icon } from '../ui/icon.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Tab, TabNav } from '../ui/tabs.tsx';
import { search as words } from '../words/made/search.ts';
import css from './search.module.css';

interface SearchHeadProps {
  current: 'sessions' | 'people';
  /** The filters that both searches know. They are kept when the user switches between the two. */
  shared: URLSearchParams;
}

/** The title, the two searches as tabs, and the link to the categories. */
export function SearchHead({ current, shared }: SearchHeadProps) {
  const query = shared.toString();
  const to = (pathname: string) => (query === '' ? pathname : `${pathname}?${query}`);
  return (
    <>
      <div className={css.head}>
        <PageTitle>{words.screen[current]}</PageTitle>
        <h1>{words.title}</h1>
        <Link to="/categories" className={css.aside}>
          {words.categories}
          <Icon name="chevron-right" size={18} />
        </Link>
      </div>
      <TabNav label={words.tabs}>
        <Tab
          to={to('/sessions/search')}
          current={current === 'sessions'}
          preventScrollReset={false}
        >
          {words.sessions}
        </Tab>
        <Tab to={to('/users/search')} current={current === 'people'} preventScrollReset={false}>
          {words.people}
        </Tab>
      </TabNav>
    </>
  );
}
