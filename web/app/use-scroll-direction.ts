import { useEffect } from 'react';

/** Smaller movements are ignored. */
const STEP_PX = 8;
/** Near the top the header is always shown. */
const TOP_PX = 96;

/** Sets `data-scrolling` of the root to the last scroll direction, at first `up`, for styles. */
export function useScrollDirection() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let last = scrollY;
    dataset.scrolling = 'up';
    const scrolled = () => {
      const now = Math.max(0, scrollY);
      if (Math.abs(now - last) < STEP_PX && now > TOP_PX) return;
      dataset.scrolling = now > last && now > TOP_PX ? 'down' : 'up';
      last = now;
    };
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      removeEventListener('scroll', scrolled);
      delete dataset.scrolling;
    };
  }, []);
}
