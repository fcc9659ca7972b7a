import { useRef } from 'react';

import { announce } from '../base/toast-store.ts';
import { IconButton } from '../ui/button.tsx';
import { calls } from '../words/made/calls.ts';
import { Picture } from './picture.tsx';
import css from './tile.module.css';

const words = calls.stage;

/** A shared screen: large by default. It can fill the display, or be in its own window beside a game. */
export function ScreenTile({ stream, label }: { stream: MediaStream; label: string }) {
  const figure = useRef<HTMLElement>(null);
  const video = () => figure.current?.querySelector('video') ?? undefined;
  const whole = () => {
    if (document.fullscreenElement === figure.current) return document.exitFullscreen();
    return figure.current?.requestFullscreen();
  };
  const apart = () =>
    document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : video()?.requestPictureInPicture();
  // The browser may still refuse, for example before the first frame.
  const act = (begin: () => Promise<unknown> | undefined) =>
    void begin()?.catch(() => announce(words.noWindow, 'problem'));
  return (
    <figure ref={figure} className={css.screen}>
      <Picture stream={stream} whole />
      <figcaption className={css.label}>
        <span className={css.name}>{label}</span>
      </figcaption>
      <div className={css.menu}>
        {document.pictureInPictureEnabled && (
          <IconButton icon="pop-out" label={words.popOut} onClick={() => act(apart)} />
        )}
        {document.fullscreenEnabled && (
          <IconButton icon="full-screen" label={words.fullScreen} onClick={() => act(whole)} />
        )}
      </div>
    </figure>
  );
}

/** The user's own shared screen, in their own tile. It is small, because they see the screen itself. */
export const OwnScreen = ({ stream }: { stream: MediaStream }) => (
  <figure className={css.ownScreen} aria-label={words.ownScreen}>
    <Picture stream={stream} whole />
  </figure>
);
