import { HomeFrame } from '../home/home-frame.tsx';
import { CardsSkeleton } from '../ui/cards-skeleton.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { common } from '../words/made/common.ts';
import { Footer } from './footer.tsx';
import { ALWAYS, HeaderBar, VISITOR } from './header-bar.tsx';
import css from './shell.module.css';

/** The part of a shared session that the Worker has written into the page (worker/previews/early-session.ts). */
const session = globalThis.document?.querySelector('[data-session]');
const keepSession = (wait: Element | null) => {
  if (session) wait?.prepend(session);
};

/**
 * The page until the first screen is known: home for visitors, only the frame for others. web/boot.ts says which one,
 * and base.css hides the rest.
 * The build writes the same into index.html (web/build/early-page-plugin.ts).
 */
export function Starting() {
  const { list } = common;
  return (
    <div className={css.shell} data-early>
      <HeaderBar entries={[...ALWAYS, ...VISITOR]} />
      <main className={css.content} aria-busy="true">
        <div className={css.wait} data-wait ref={keepSession}>
          <Skeleton />
          <Skeleton />
        </div>
        <HomeFrame
          titles={[list.sessionsLatest, list.usersLatest]}
          tonight={<CardsSkeleton kind="row" />}
          sessions={<CardsSkeleton kind="wide" />}
          users={<CardsSkeleton kind="narrow" />}
        />
      </main>
      <Footer />
    </div>
  );
}
