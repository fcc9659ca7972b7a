import { useState } from 'react';
import { Link } from 'react-router';

import type { AdminGameRequestItem } from '../../../worker/contract/admin-game.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import { loadAsked } from '../../catalogue.ts';
import { catalogue } from '../../words/catalogue.ts';
import { GameCover } from '../brand/game-cover.tsx';
import { useLaterPages } from '../people/use-later-pages.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NextPage } from '../ui/next-page.tsx';
import { type Answering, AskedActs } from './asked-acts.tsx';
import css from './catalogue.module.css';

const words = catalogue.asked;

interface AskedTabProps {
  first: { member: AdminGameRequestItem[]; view: { next?: string | undefined } };
  categories: readonly GameName[];
}

/** Games that users asked for, the oldest first. */
export function AskedTab({ first, categories }: AskedTabProps) {
  const [act, setAct] = useState<Answering>();
  const { items, next, pending, more } = useLaterPages(first, loadAsked);
  return (
    <>
      {items.length === 0 ? (
        <EmptyState title={words.none}>{words.noneHint}</EmptyState>
      ) : (
        <>
          <ul className={css['rows']}>
            {items.map((request) => (
              <Request
                key={request.id}
                request={request}
                onAct={(kind) => setAct({ kind, request })}
              />
            ))}
          </ul>
          <NextPage
            shown={catalogue.shown(items.length, next !== undefined)}
            {...(next !== undefined && { label: catalogue.more })}
            pending={pending}
            onNext={() => void more()}
          />
        </>
      )}
      {act && <AskedActs act={act} categories={categories} onClose={() => setAct(undefined)} />}
    </>
  );
}

interface RequestProps {
  request: AdminGameRequestItem;
  onAct: (kind: Answering['kind']) => void;
}

const Request = ({ request: { name, askedBy, asked }, onAct }: RequestProps) => (
  <li className={css['row']}>
    <GameCover game={{ name }} size="icon" edge={48} className={css['cover']} />
    <div className={css['what']}>
      <h2>{name}</h2>
      <p className={css['facts']}>
        <Link to={`/detail/${askedBy.id}`}>{words.by(askedBy.name, asked)}</Link>
      </p>
    </div>
    <div className={css['acts']}>
      <Button
        size="sm"
        variant="warm"
        aria-label={words.acceptNamed(name)}
        onClick={() => onAct('accept')}
      >
        {words.accept}
      </Button>
      <Button size="sm" aria-label={words.mergeNamed(name)} onClick={() => onAct('merge')}>
        {words.merge}
      </Button>
      <Button size="sm" aria-label={words.declineNamed(name)} onClick={() => onAct('decline')}>
        {words.decline}
      </Button>
    </div>
  </li>
);
