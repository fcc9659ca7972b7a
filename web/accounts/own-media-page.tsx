import { useRef } from 'react';
import { useRevalidator } from 'react-router';

import type { MediaItem } from '../../worker/contract/media.ts';
import type { UserDetail } from '../../worker/contract/user.ts';
import { MediaEditor } from '../media/editor/media-editor.tsx';
import { AwaitedBlock } from '../ui/awaited-block.tsx';
import css from '../ui/section.module.css';
import { useOwnUser } from './own-page.tsx';

/** /user/media: the user's photos and videos. */
export function Component() {
  return (
    <AwaitedBlock answer={useOwnUser()} height="16rem">
      {(user) => <MediaSection user={user} />}
    </AwaitedBlock>
  );
}

/** The user's own images and videos. The first one is shown as the avatar, so a new first one reloads the page. */
function MediaSection({ user }: { user: UserDetail }) {
  const { revalidate } = useRevalidator();
  const face = useRef(user.firstFile);
  const follow = ([first]: readonly MediaItem[]) => {
    const name = first?.newName ?? null;
    if (name === face.current) return;
    face.current = name;
    void revalidate();
  };
  return (
    <div id="media" className={css.section}>
      <MediaEditor owner={{ kind: 'user', id: user.id }} media={user.media} onChange={follow} />
    </div>
  );
}
