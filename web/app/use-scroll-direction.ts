import { useEffect } from 'react';

/** Less is a trembling thumb. */
const STEP_PX = 8;
/** Near the top nothing is in the way yet. */
const TOP_PX = 96;

/** Tells styles, as `data-scrolling` of the root, which way the page was scrolled last. */
export function useScrollDirection() {
  useEffect(() => {
    let last = scrollY;
    const scrolled = () => {
      const now = Math.max(0, scrollY);
      if (Math.abs(now - last) < STEP_PX && now > TOP_PX) return;
      document.documentElement.dataset['scrolling'] = now > last && now > TOP_PX ? 'down' : 'up';
      last = now;
    };
    addEventListener('scroll', scrolled, { passive: true });
    return () => removeEventListener('scroll', scrolled);
  }, []);
}
