import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

import { api, byId, send } from '../base/api.ts';
import { useAction } from '../base/use-action.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { stopwatch } from '../ui/stopwatch.ts';
import { clockWord } from '../ui/time.ts';
import { seats } from '../words/made/seats.ts';
import { gap } from '../words/punctuation.ts';
import css from './own-answer.module.css';

const words = seats.offer;
const SECOND_MS = 1_000;

interface SeatOfferProps extends Pick<ButtonLook, 'size'> {
  /** The id of the waiting application. */
  application: number;
  onAnswered?: () => void;
}

/** Takes an offered seat, or leaves it to the next person in line. */
export function SeatOffer({ application, onAnswered, size = 'md' }: SeatOfferProps) {
  const { busy, act } = useAction();
  const answer = (status: 'accepted' | 'withdrawn', said: string) =>
    void act(
      status,
      () => send(api.applications[':id'].$patch({ ...byId(application), json: { status } }), said),
      onAnswered,
    );
  return (
    <div className={css.answers} data-size={size}>
      <Button
        size={size}
        variant="primary"
        pending={busy}
        onClick={() => answer('accepted', words.taken)}
      >
        {words.take}
      </Button>
      <Button size={size} pending={busy} onClick={() => answer('withdrawn', words.passed)}>
        {words.pass}
      </Button>
    </div>
  );
}

/** How often the page is reloaded if the server still has the offer: this device's clock is ahead then. */
const AGAIN_MS = 10_000;

/** Counts down to the end of an offer, then reloads the page until the offer is gone. */
export function OfferTime({ until }: { until: string }) {
  const { revalidate } = useRevalidator();
  const end = Date.parse(until);
  const [now, setNow] = useState(() => Date.now());
  const [reloads, setReloads] = useState(0);
  const over = now >= end;
  useEffect(() => {
    const reload = () => {
      setReloads(reloads + 1);
      void revalidate();
    };
    const timer = over
      ? setTimeout(reload, reloads === 0 ? SECOND_MS : AGAIN_MS)
      : setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearTimeout(timer);
  }, [over, reloads, revalidate]);
  return (
    <>
      {words.until(clockWord(end))}
      {gap}
      <span role="timer">
        {words.left(stopwatch(Math.max(0, Math.ceil((end - now) / SECOND_MS))))}
      </span>
    </>
  );
}
