import { Suspense, useEffect, useRef } from 'react';
import {
  Await,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useParams,
  useRevalidator,
} from 'react-router';

import type { ConversationItem } from '../../worker/contract/message.ts';
import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { type Page, cursorOf } from '../base/pages.ts';
import { requireLogin } from '../base/require-login.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { AsyncFailure } from '../ui/failure.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { RowsSkeleton } from '../ui/person-row.tsx';
import { messages as words } from '../words/made/messages.ts';
import { ConversationRow } from './conversation-row.tsx';
import css from './conversations-page.module.css';
import { onRooms } from './rooms.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireLogin(request);
  return { answer: deferErrors(loadConversations()) };
}

const loadConversations = (next?: string) =>
  load(api.conversations.$get({ query: cursorOf(next) }));

/** Opening a conversation leaves the list as it is. Going back to it loads it again, because a phone has hidden it. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  nextParams,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname || nextParams['user'] === undefined;

/** /messages: rooms and conversations, newest first, and beside them the open one. A phone shows one of both. */
export function Component() {
  const { answer } = useLoaderData<typeof loader>();
  const { user } = useParams();
  const { revalidate } = useRevalidator();
  const all = useRef<HTMLElement>(null);
  useEffect(
    () =>
      onRooms(({ event }) => {
        const changes = event !== 'typing' && event !== 'unread';
        if (changes && all.current?.offsetParent) void revalidate();
      }),
    [revalidate],
  );
  const Title = user === undefined ? 'h1' : 'h2';
  return (
    <div className={css.frame} data-open={user !== undefined}>
      <section ref={all} className={css.all} aria-labelledby="conversations">
        <Title id="conversations">{words.title}</Title>
        <Suspense fallback={<RowsSkeleton />}>
          <Await resolve={answer} errorElement={<AsyncFailure />}>
            {(first: Page<ConversationItem>) => (
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
          </Await>
        </Suspense>
      </section>
      <Outlet />
    </div>
  );
}
