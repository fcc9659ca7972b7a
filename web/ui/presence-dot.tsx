import { common } from '../words/made/common.ts';
import { cx } from './cx.ts';
import css from './small.module.css';

/** A green dot or a red ring, always with the word. */
export const PresenceDot = ({ online }: { online: boolean }) => (
  <span className={cx(css.presence, !online && css.away)}>
    <span className={css.dot} aria-hidden="true" />
    {online ? common.online : common.offlineWord}
  </span>
);
