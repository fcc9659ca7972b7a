import { useEffect, useRef } from 'react';
import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useParams,
  useRevalidator,
  NavLink,
} from 'react-router';

import type { ConversationItem } from '../../worker/contract/message.ts';
import { useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { pictureOf } from '../base/media.ts';
import { isAnothers } from '../base/page-owner.ts';
import { cursorOf } from '../base/pages.ts';
import { requireLogin } from '../base/require-login.ts';
import { GameCover } from '../brand/game-cover.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { AwaitedPart } from '../ui/awaited-part.tsx';
import { Badge } from '../ui/badge.tsx';
import { cx } from '../ui/cx.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { RowsSkeleton } from '../ui/person-row.tsx';
import { clockWord, dayWord, localDay } from '../ui/time.ts';
import { useNow } from '../ui/use-now.ts';
import { messages as words } from '../words/made/messages.ts';
import css from './conversations-page.module.css';
import { onRooms } from './rooms.ts';

/** The list asks each of its rooms. So all changes within this time after a load are loaded together. */
const RELOAD_EVERY_MS = 5_000;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireLogin(request);
  return { answer: deferErrors(loadConversations()) };
}

const loadConversations = (next?: string) =>
  load(api.conversations.$get({ query: cursorOf(next) }));

/** Opening a conversation leaves the list of the same user as it is. Going back to it loads it again, because a phone has hidden it. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  nextParams,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname || nextParams['user'] === undefined || isAnothers();

/** /messages: rooms and conversations, newest first, and beside them the open one. A phone shows one of both. */
export function Component() {
  const { answer } = useLoaderData<typeof loader>();
  const { user } = useParams();
  const { revalidate } = useRevalidator();
  const all = useRef<HTMLElement>(null);
  useEffect(() => {
    let again = false;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const reload = () => {
      if (all.current?.offsetParent) void revalidate();
      again = false;
      pause = setTimeout(() => {
        pause = undefined;
        if (again) reload();
      }, RELOAD_EVERY_MS);
    };
    const stop = onRooms(({ event }) => {
      if (event === 'typing' || event === 'unread') return;
      if (pause === undefined) reload();
      else again = true;
    });
    return () => {
      clearTimeout(pause);
      stop();
    };
  }, [revalidate]);
  const Title = user === undefined ? 'h1' : 'h2';
  return (
    <div className={css.frame} data-open={user !== undefined}>
      <section ref={all} className={css.all} aria-labelledby="conversations">
        <Title id="conversations">{words.title}</Title>
        <AwaitedPart answer={answer} part={words.title} loading={<RowsSkeleton />}>
          {(first) => (
            <PagedList
              first={first}
              loadNext={loadConversations}
              shown={words.shown}
              more={words.moreConversations}
              empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
            >
              {(conversations) => (
                <ul className="plain-list">
                  {conversations.map((conversation) => (
                    <ConversationRow key={conversation['@id']} conversation={conversation} />
                  ))}
                </ul>
              )}
            </PagedList>
          )}
        </AwaitedPart>
      </section>
      <Outlet />
    </div>
  );
}

const EDGE_PX = 48;

/** A conversation or a session's room: its face, the last message and what is unread. */
function ConversationRow({ conversation }: { conversation: ConversationItem }) {
  const { with: other, session, unread, last } = conversation;
  const name = other?.name ?? session?.name ?? '';
  const to = other ? `/messages/${other.id}` : `/session/${session?.id ?? 0}#room`;
  return (
    <li>
      <NavLink to={to} className={cx(css.row)} data-unread={unread > 0}>
        {session ? (
          <span className={css.cover}>
            <GameCover game={session.game ?? session} size="icon" edge={EDGE_PX} />
          </span>
        ) : (
          <Avatar name={name} src={pictureOf(other?.firstFile ?? null)} edge={EDGE_PX} />
        )}
        <bdi className={css.name}>{name}</bdi>
        {last && <Sent at={Date.parse(last.sentAt)} iso={last.sentAt} />}
        {last && <Last last={last} several={session !== null} />}
        {unread > 0 && <Badge tone="loud">{words.unread(unread)}</Badge>}
      </NavLink>
    </li>
  );
}

/** "20:29" for today, otherwise the day. */
function Sent({ at, iso }: { at: number; iso: string }) {
  const now = useNow();
  const today = localDay(at) === localDay(now);
  return (
    <time dateTime={iso} className="faint-small">
      {today ? clockWord(at) : dayWord(at, now)}
    </time>
  );
}

/** The last message, with its author where that isn't clear. */
function Last({
  last,
  several,
}: {
  last: NonNullable<ConversationItem['last']>;
  several: boolean;
}) {
  const { user } = useAccount();
  const { author, deleted } = last;
  const text = deleted ? words.deletedLast : last.text || words.photos(last.pictures.length);
  const own = author.id === user;
  return (
    <span className={css.last} dir="auto">
      {own || several ? words.lastBy({ name: own ? words.you : author.name, text }) : text}
    </span>
  );
}
