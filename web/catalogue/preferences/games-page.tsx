import { useCallback, useRef, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useSearchParams } from 'react-router';

import { PREFERENCES_MAX } from '../../../worker/contract/bounds.ts';
import type { GameName } from '../../../worker/contract/game.ts';
// After the registration it offers a passkey, unless an application comes first.
// oxlint-disable-next-line house/floors -- a passkey is offered where somebody has just got in, not among the accounts’ pages
import { PasskeyOffer } from '../../accounts/passkey-offer.tsx';
import { accountState, firstAccountCheck, loginPath } from '../../base/account.ts';
import { ApiError, api, load } from '../../base/api.ts';
import { deferErrors } from '../../base/defer-errors.ts';
import { linkKey } from '../../base/link-key.ts';
import { backFrom } from '../../base/own-path.ts';
import { useSaver } from '../../base/saver.ts';
import { listCategoryNames } from '../../search/names.ts';
import { AwaitedPart } from '../../ui/awaited-part.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { games as words } from '../../words/made/catalogue.ts';
import { AddGame } from './add-game.tsx';
import { AskForGame } from './ask-for-game.tsx';
import { BrowseGames } from './browse-games.tsx';
import { ChoiceList } from './choice-list.tsx';
import { FirstGames, firstGames } from './first-games.tsx';
import { PreferencesSkeleton } from './preferences-skeleton.tsx';
import css from './preferences.module.css';
import { SaveState } from './save-state.tsx';
import { type PreferenceSaver, loadPreferences, saverOf } from './use-preferences.ts';

/** For logged-in users. Visitors log in and come back. */
export async function loader({ request }: LoaderFunctionArgs) {
  await firstAccountCheck();
  const { login, user } = accountState();
  if (!login) {
    const { pathname, search } = new URL(request.url);
    return redirect(loginPath(pathname + search));
  }
  const back = backFrom(new URL(request.url).search);
  const fetchAll = async () => {
    const [saved, categories, session] = await Promise.all([
      loadPreferences(),
      listCategoryNames(),
      sessionAt(back),
    ]);
    return {
      saver: saverOf(user, saved),
      categories,
      first: saved.length === 0 ? firstGames(session?.games ?? [], categories) : null,
      leadsToSession: session !== undefined,
      onward:
        back === '/'
          ? null
          : { to: back, label: session ? words.onwardTo(session.name) : words.onward },
    };
  };
  return { page: deferErrors(fetchAll()) };
}

/** The session whose page this path is. Undefined for another page, or if the session can't be loaded. */
async function sessionAt(path: string) {
  const [, id] = /^\/session\/(\d+)/.exec(path) ?? [];
  if (id === undefined) return undefined;
  const query = linkKey(path.split('?')[1] ?? '');
  try {
    return await load(api.sessions[':id'].$get({ param: { id }, query }));
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

type Data = Exclude<Awaited<ReturnType<typeof loader>>, Response>;

/** /games: the user's games, in order. */
export function Component() {
  const { page } = useLoaderData<Data>();
  return (
    <AwaitedPart answer={page} level={1} loading={<PreferencesSkeleton />}>
      {(data) => <Preferences {...data} />}
    </AwaitedPart>
  );
}

interface PreferencesProps {
  saver: PreferenceSaver;
  /** Games to begin with. Null if the user has some. */
  first: readonly GameName[] | null;
  categories: readonly GameName[];
  /** Whether the user came from a session, where a passkey is offered after the application. */
  leadsToSession: boolean;
  /** The page that the user came from. */
  onward: { to: string; label: string } | null;
}

function Preferences({ saver, first, categories, leadsToSession, onward }: PreferencesProps) {
  const saving = useSaver(saver);
  const { value: choices } = saving;
  const [params] = useSearchParams();
  // Stays while the user chooses the first games, although they are saved in between.
  const [begin] = useState(first);
  const welcome = begin !== null;
  const [told, setTold] = useState('');
  const [missing, setMissing] = useState('');
  const [asked, setAsked] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const chosen = new Set(choices.map(({ id }) => id));
  const full = choices.length >= PREFERENCES_MAX;

  const add = useCallback(
    ({ id, name, cover }: GameName) => {
      const { value: now } = saver.current();
      if (now.some((choice) => choice.id === id) || now.length >= PREFERENCES_MAX) return;
      saver.change([...now, { id, name, cover, platform: null, level: null }]);
      setTold(words.added(name));
    },
    [saver],
  );
  const toggle = (game: GameName) => {
    if (!chosen.has(game.id)) {
      add(game);
      return;
    }
    saver.change(choices.filter(({ id }) => id !== game.id));
    setTold(words.removed(game.name));
  };

  return (
    <>
      <div className={css.head}>
        <PageTitle>{welcome ? words.welcomeTitle : words.title}</PageTitle>
        <h1>{welcome ? words.welcomeTitle : words.title}</h1>
        <p>{welcome ? (chosen.size > 0 ? words.welcomeDone : words.welcome) : words.lead}</p>
        {onward && (
          <ButtonLink to={onward.to} variant="primary">
            {onward.label}
          </ButtonLink>
        )}
        {!onward && welcome && (
          <ButtonLink to="/" variant={chosen.size > 0 ? 'primary' : 'quiet'}>
            {chosen.size > 0 ? words.home : words.skip}
          </ButtonLink>
        )}
      </div>
      {!leadsToSession && <PasskeyOffer />}
      {begin && <FirstGames games={begin} chosen={chosen} onToggle={toggle} />}
      <div className={css.page}>
        <div className={css.add}>
          <AddGame place={place} chosen={chosen} onAdd={add} onMissing={setMissing} />
        </div>
        <section className={css.mine}>
          <div className={css.bar}>
            <h2 {...(choices.length === 0 && { className: 'visually-hidden' })}>{words.chosen}</h2>
            <SaveState saving={saving} quiet={saver.untouched()} retry={saver.flush} />
          </div>
          {(!welcome || choices.length > 0) && (
            <ChoiceList choices={choices} saver={saver} tell={setTold} />
          )}
        </section>
        <div className={css.more}>
          <BrowseGames
            categories={categories}
            start={params.get('category') ?? ''}
            chosen={chosen}
            full={full}
            onToggle={toggle}
          />
          {/* Has the focus once the form was sent and is new. */}
          <div tabIndex={-1}>
            <AskForGame
              key={`${missing}-${asked}`}
              missing={missing}
              onAsked={() => {
                setMissing('');
                setAsked(asked + 1);
              }}
            />
          </div>
        </div>
      </div>
      <output className="visually-hidden">{told}</output>
    </>
  );
}
