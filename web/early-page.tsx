import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';

import { CardsSkeleton } from './components/cards-skeleton.tsx';
import { Footer } from './components/footer.tsx';
import { ALWAYS, HeaderBar, VISITOR } from './components/header-bar.tsx';
import { Skeleton } from './components/ui/skeleton.tsx';
import { HomeFrame } from './routes/home-frame.tsx';
import css from './routes/shell.module.css';
import { common } from './words/common.ts';

// What index.html shows until the client takes over: drawn while building (web/build/early-page.ts), so that a
// visitor sees home at once. web/boot.ts says how much of it holds for this reader and address; base.css hides
// the rest.

function EarlyPage() {
  const { list } = common;
  return (
    <div className={css['shell']} data-early>
      <HeaderBar entries={[...ALWAYS, ...VISITOR]} />
      <main className={css['content']} aria-busy="true">
        <div className={css['wait']} data-wait>
          <Skeleton />
          <Skeleton />
        </div>
        <HomeFrame
          titles={[list.sessionsLatest, list.usersLatest]}
          sessions={<CardsSkeleton kind="wide" />}
          users={<CardsSkeleton kind="narrow" />}
        />
      </main>
      <Footer />
    </div>
  );
}

export const earlyPage = () =>
  renderToStaticMarkup(
    // An address of none of the ways: none is marked as the one where the reader is.
    <StaticRouter location="/early">
      <EarlyPage />
    </StaticRouter>,
  );
