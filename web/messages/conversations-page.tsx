import { Suspense, useEffect } from 'react';
import { Await, Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';

import type { ConversationItem } from '../../worker/contract/message.ts';
import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { pictureOf } from '../base/media.ts';
import { type Page, cursorOf } from '../base/pages.ts';
import { requireLogin } from '../base/require-login.ts';
import { Badge } from '../ui/badge.tsx';
import { momentWord } from '../ui/dates.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { AsyncFailure } from '../ui/failure.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { PersonRow, RowsSkeleton } from '../ui/person-row.tsx';
import { common } from '../words/made/common.ts';
import { messages as words } from '../words/made/messages.ts';
import css from './conversations-page.module.css';
import { onRooms } from './rooms.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireLogin(request);
  return { answer: deferErrors(loadConversations()) };
}

const loadConversations = (next?: string) =>
  load(api.conversations.$get({ query: cursorOf(next) }));

/** /messages: rooms and conversations, newest first. */
export function Component() {
  const { answer } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useEffect(
    () => onRooms(({ event }) => event !== 'typing' && event !== 'unread' && void revalidate()),
    [revalidate],
  );
  return (
    <div className={css.page}>
      <PageTitle>{words.title}</PageTitle>
      <h1>{words.title}</h1>
      <Suspense fallback={<RowsSkeleton label={common.loading} />}>
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
                <ul className={css.list}>
                  {conversations.map((conversation) => (
                    <Row key={conversation['@id']} conversation={conversation} />
                  ))}
                </ul>
              )}
            </PagedList>
          )}
        </Await>
      </Suspense>
    </div>
  );
}

function Row({ conversation }: { conversation: ConversationItem }) {
  const { with: other, session, unread, last } = conversation;
  const name = other?.name ?? session?.name ?? '';
  const to = other ? `/messages/${other.id}` : `/session/${session?.id ?? 0}#room`;
  return (
    <PersonRow
      name={<Link to={to}>{name}</Link>}
      drawn={name}
      picture={pictureOf(other?.firstFile ?? null)}
      facts={last && <span>{momentWord(Date.parse(last.sentAt))}</span>}
      actions={unread > 0 && <Badge tone="loud">{words.unread(unread)}</Badge>}
    >
      {last && (
        <p className={css.last} dir="auto">
          {last.deleted ? words.deletedLast : last.text}
        </p>
      )}
    </PersonRow>
  );
}
