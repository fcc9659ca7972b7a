import type { ReactNode } from 'react';

import { Splash } from '../brand/splash.tsx';
import { common } from '../words/en/common.ts';
import css from './home.module.css';

interface HomeFrameProps {
  titles: readonly [sessions: string, users: string];
  /** Next to the first title. */
  beside?: ReactNode;
  sessions: ReactNode;
  users: ReactNode;
}

/** Home without its lists. The pre-rendered page uses the same frame. */
export const HomeFrame = ({ titles, beside, sessions, users }: HomeFrameProps) => (
  <>
    <Splash>
      <h1>{common.tagline}</h1>
    </Splash>
    <section className={css['section']} aria-labelledby="sessions">
      <div className={css['head']}>
        <h2 id="sessions">{titles[0]}</h2>
        {beside}
      </div>
      {sessions}
    </section>
    <section className={css['section']} aria-labelledby="users">
      <h2 id="users">{titles[1]}</h2>
      {users}
    </section>
  </>
);
