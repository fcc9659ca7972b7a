import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';

import { deferErrors } from '../../base/defer-errors.ts';
import { requireAdmin } from '../../moderation/admin.ts';
import { Answer } from '../../moderation/answer.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Tab, TabNav } from '../../ui/tabs.tsx';
import { catalogueAdmin as words } from '../../words/made/catalogue-admin.ts';
import {
  CATALOGUE_TABS,
  type CatalogueTab,
  loadAsked,
  loadCategories,
  loadGames,
  readCatalogueTab,
  readGamesAsked,
} from '../catalogue.ts';
import css from './catalogue.module.css';
import { CategoriesTab } from './categories-tab.tsx';
import { GameRequestsTab } from './game-requests-tab.tsx';
import { GamesTab } from './games-tab.tsx';
import { ImportTab } from './import-tab.tsx';

async function ask(tab: CatalogueTab, search: URLSearchParams) {
  const categories = await loadCategories();
  if (tab === 'games') {
    const asked = readGamesAsked(search);
    return { tab, categories, asked, page: await loadGames(asked) };
  }
  return tab === 'requests' ? { tab, categories, page: await loadAsked() } : { tab, categories };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const search = await requireAdmin(request);
  return { answer: deferErrors(ask(readCatalogueTab(search), search)) };
}

type Shown = Awaited<ReturnType<typeof ask>>;

/** /admingames: the catalogue's games, the requests for games, and the categories. */
export function Component() {
  const { answer } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const current = readCatalogueTab(search);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <PageTitle>{words.title}</PageTitle>
        <h1>{words.title}</h1>
        <Link to="/admin">{words.back}</Link>
      </div>
      <TabNav label={words.tabsLabel}>
        {CATALOGUE_TABS.map((tab) => (
          <Tab
            key={tab}
            to={tab === 'games' ? '/admingames' : `/admingames?tab=${tab}`}
            current={tab === current}
          >
            {words.tabs[tab]}
          </Tab>
        ))}
      </TabNav>
      <Answer key={current} of={answer}>
        {(shown: Shown) => <Panel {...shown} />}
      </Answer>
    </div>
  );
}

function Panel(shown: Shown) {
  const { categories } = shown;
  switch (shown.tab) {
    case 'games':
      return <GamesTab first={shown.page} asked={shown.asked} categories={categories} />;
    case 'requests':
      return <GameRequestsTab first={shown.page} categories={categories} />;
    case 'categories':
      return <CategoriesTab categories={categories} />;
    case 'import':
      return <ImportTab />;
    default:
      return shown satisfies never;
  }
}
