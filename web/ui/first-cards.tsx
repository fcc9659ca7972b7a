import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Button } from './button.tsx';
import css from './first-cards.module.css';

/** How many cards a list begins with. On a phone the style sheet hides the last three of them. */
export const FIRST_MAX = 9;
const PHONE_MAX = 6;

const cardsIn = (place: HTMLElement | null) => [
  ...(place?.querySelectorAll<HTMLElement>(':scope > ul > li') ?? []),
];

interface FirstCardsProps {
  /** The number of all cards. */
  count: number;
  label: string;
  /** Draws at most this many cards as a <CardList>. */
  children: (most: number) => ReactNode;
}

/** The first cards of a list, six on a phone and nine on a desktop, and a button for the rest. */
export function FirstCards({ count, label, children }: FirstCardsProps) {
  const [all, setAll] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  if (count <= PHONE_MAX) return children(count);

  const showAll = () => {
    const shown = cardsIn(place.current).filter((card) => card.offsetParent !== null).length;
    flushSync(() => setAll(true));
    // The button is gone, so the focus goes to the first new card.
    cardsIn(place.current)[shown]?.querySelector<HTMLElement>('h3 a')?.focus();
  };
  return (
    <div ref={place} className={all ? undefined : css.first}>
      {children(all ? count : FIRST_MAX)}
      {!all && (
        <p className={css.more} data-few={count <= FIRST_MAX}>
          <Button onClick={showAll}>{label}</Button>
        </p>
      )}
    </div>
  );
}
