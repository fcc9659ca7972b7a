import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Splash } from '../brand/splash.tsx';
import { buttonClass } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { common } from '../words/made/common.ts';
import css from './home.module.css';

interface HomeFrameProps {
  titles: readonly [sessions: string, users: string];
  /** What is the member's own, beside the lists on a desktop and above them on a phone. The splash is lower then. */
  now?: ReactNode;
  tonight: ReactNode;
  sessions: ReactNode;
  users: ReactNode;
}

/** Home without its lists. The pre-rendered page uses the same frame. */
export const HomeFrame = ({ titles, now, tonight, sessions, users }: HomeFrameProps) => (
  <>
    <Splash low={now !== undefined}>
      <h1>{common.tagline}</h1>
      {now === undefined && <Pitch />}
    </Splash>
    <div className={cx(css.page, now !== undefined && css.own)}>
      {now !== undefined && <div className={css.aside}>{now}</div>}
      <div className={css.lists}>
        <section aria-labelledby="tonight" className={css.tonight}>
          <h2 id="tonight">{common.time.tonight}</h2>
          {tonight}
        </section>
        <section aria-labelledby="sessions">
          <h2 id="sessions">{titles[0]}</h2>
          {sessions}
        </section>
        <section aria-labelledby="users">
          <h2 id="users">{titles[1]}</h2>
          {users}
        </section>
      </div>
    </div>
  </>
);

/** What this is, for visitors. */
const Pitch = () => (
  <>
    <p className={css.pitch}>{common.pitch.sentence}</p>
    <p className={css.ways}>
      <Link to="/sessions/search" className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {common.pitch.find}
      </Link>
      <Link to="/register" className={buttonClass({ size: 'lg' })}>
        {common.pitch.register}
      </Link>
    </p>
  </>
);
