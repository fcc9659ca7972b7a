import type { SessionItem } from '../../../worker/contract/session.ts';
import { shownMedia } from '../../base/media.ts';
import { type Covered, GameCover } from '../../brand/game-cover.tsx';
import { MediaFrame } from '../../media/media-frame.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { sessions as words } from '../../words/made/sessions.ts';
import css from './session-media.module.css';

/** One image fills the frame, several are side by side. Without media the game's cover is shown. */
export function SessionMedia({ session }: { session: SessionItem }) {
  const shown = shownMedia(session.media);
  const game: Covered = session.games[0] ?? session;
  // The cover's largest file, because here it is as wide as the page.
  const cover = <GameCover game={{ ...game, cover: game.cover?.slice(-1) }} />;
  if (shown.length === 0) {
    return (
      <div className={css.frame}>
        <Thumb>{cover}</Thumb>
      </div>
    );
  }
  return (
    // Several scroll sideways, which a keyboard can do only from a tab stop.
    <ul
      className={css.strip}
      aria-label={words.page.media}
      {...(shown.length > 1 && { tabIndex: 0 })}
    >
      {shown.map((item) => (
        <li key={item.name} className={css.frame}>
          <MediaFrame item={item} large eager>
            {cover}
          </MediaFrame>
        </li>
      ))}
    </ul>
  );
}
