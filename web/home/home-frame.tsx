import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Splash } from '../brand/splash.tsx';
import { buttonClass } from '../ui/button.tsx';
import { common } from '../words/made/common.ts';
import css from './home.module.css';

interface HomeFrameProps {
  titles: readonly [sessions: string, users: string];
  /** Shown above the lists, for members. The splash is lower then. */
  now?: ReactNode;
  /** Shown next to the first title. */
  beside?: ReactNode;
  sessions: ReactNode;
  users: ReactNode;
}

/** Home without its lists. The pre-rendered page uses the same frame. */
export const HomeFrame = ({ titles, now, beside, sessions, users }: HomeFrameProps) => (
  <>
    <Splash low={now !== undefined}>
      <h1>{common.tagline}</h1>
      {now === undefined && <Pitch />}
    </Splash>
    {now}
    <section className={css.section} aria-labelledby="sessions">
      <div className={css.head}>
        <h2 id="sessions">{titles[0]}</h2>
        {beside}
      </div>
      {sessions}
    </section>
    <section className={css.section} aria-labelledby="users">
      <h2 id="users">{titles[1]}</h2>
      {users}
    </section>
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
