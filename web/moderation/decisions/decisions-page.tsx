import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';

import type { DecisionItem } from '../../../worker/contract/decision.ts';
import { accountState, firstAccountCheck, loginPath } from '../../base/account.ts';
import { ApiError, api, load } from '../../base/api.ts';
import { decisionTicket, forgetDecisionTicket } from '../../base/decision-ticket.ts';
import { type Page, cursorOf } from '../../base/pages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { decisions as words } from '../../words/made/decisions.ts';
import { DecisionCard } from './decision-card.tsx';
import css from './decisions.module.css';

/** The log-in of the caller, or the ticket of a refused one. */
const bearer = (ticket: string | null) =>
  ticket === null ? {} : { headers: { Authorization: `Bearer ${ticket}` } };

export async function loader({ request }: LoaderFunctionArgs) {
  await firstAccountCheck();
  const { login } = accountState();
  const ticket = login ? null : decisionTicket();
  const toLogin = () => redirect(loginPath(new URL(request.url).pathname));
  if (!login && ticket === null) throw toLogin();
  const page = (next?: string): Promise<Page<DecisionItem>> =>
    load(api.decisions.$get({ query: cursorOf(next) }, bearer(ticket)));
  try {
    return { first: await page(), page, ticket };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'unauthenticated') throw error;
    forgetDecisionTicket();
    throw toLogin();
  }
}

/** /decisions: what admins decided about the user, why, and the appeals. Also for those who can't log in. */
export function Component() {
  const { first, page, ticket } = useLoaderData<typeof loader>();
  return (
    <article className={css.page}>
      <PageTitle>{words.title}</PageTitle>
      <h1>{words.title}</h1>
      <p className="soft">{words.lead}</p>
      {ticket !== null && <p className="soft">{words.lockedOut}</p>}
      <PagedList
        first={first}
        loadNext={page}
        shown={words.shown}
        more={words.more}
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      >
        {(items) => (
          <ul className={css.list}>
            {items.map((decision) => (
              <DecisionCard
                key={decision.id}
                decision={decision}
                sendAppeal={(text) =>
                  load(
                    api.appeals.$post(
                      { json: { decision: decision['@id'], text } },
                      bearer(ticket),
                    ),
                  )
                }
              />
            ))}
          </ul>
        )}
      </PagedList>
    </article>
  );
}
