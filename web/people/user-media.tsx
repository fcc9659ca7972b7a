import type { UserDetail } from '../../worker/contract/user.ts';
import { shownMedia } from '../base/media.ts';
import { AvatarArt } from '../brand/game-cover.tsx';
import { MediaFrame } from '../media/media-frame.tsx';
import { MediaFlag } from '../moderation/report/report-button.tsx';
import { people } from '../words/made/people.ts';
import css from './user-media.module.css';

/** The user's images and videos. Hidden if there is only the portrait. */
export function UserMedia({ user }: { user: UserDetail }) {
  const shown = shownMedia(user.media);
  if (shown.every(({ kind }, index) => index === 0 && kind === 'image')) return null;
  return (
    <section className={css.media} aria-labelledby="media">
      <h2 id="media">{people.page.media}</h2>
      <ul className={css.strip}>
        {shown.map((item) => (
          <li key={item.name}>
            <MediaFrame item={item}>
              <AvatarArt name={user.name} />
            </MediaFrame>
            <MediaFlag media={user.media} name={item.name} person={user} />
          </li>
        ))}
      </ul>
    </section>
  );
}
