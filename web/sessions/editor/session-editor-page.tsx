import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { SESSION_NAME_MAX } from '../../../worker/contract/bounds.ts';
import { cutText } from '../../../worker/contract/graphemes.ts';
import type { SessionItem } from '../../../worker/contract/session.ts';
import { accountState } from '../../base/account.ts';
import { api, byId, load } from '../../base/api.ts';
import { requireLogin } from '../../base/require-login.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { toLocalInput } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { afterwards } from '../../words/made/afterwards.ts';
import { sessions } from '../../words/made/sessions.ts';
import { NO_SERIES, seriesOf } from '../series/draft-series.ts';
import { type Busy, newDraft, repeated } from './defaults.ts';
import { draftOf } from './draft.ts';
import { EditorForm } from './editor-form.tsx';
import { againOf, playedAgain } from './played-again.ts';
import css from './session-editor.module.css';

const words = sessions.editor;

const find = (id: string) => load(api.sessions[':id'].$get({ param: { id }, query: {} }));

async function ruleOf({ startsAt }: SessionItem, id: number) {
  const { repeats } = await load(api.series[':id'].$get({ ...byId(id), query: {} }));
  return seriesOf(repeats, toLocalInput(Date.parse(startsAt)));
}

/** Suggestions for a new form. It works without them, too. */
async function helpFor(user: number) {
  const [profile, preferences, site] = await Promise.all([
    load(api.users[':id'].$get({ ...byId(user), query: {} })).catch(() => null),
    load(api.preferences.$get()).catch(() => null),
    load(api.site.$get()).catch(() => null),
  ]);
  const suggested =
    preferences?.games.map(({ game: { id, name, cover } }) => ({ id, name, cover })) ?? [];
  return { profile, suggested, voice: site?.voice ?? 'mesh' };
}

/** The largest page of the API. A user with more sessions gets a suggestion that considers only these. */
const BUSY_SHOWN = '60';

const ownSessions = (tab: 'hosting' | 'joining') =>
  load(api.sessions.own.$get({ query: { tab, itemsPerPage: BUSY_SHOWN } }))
    .then(({ member }) => member)
    .catch(() => []);
/** When the user is in a session, as host or member. */
async function busyTimes(): Promise<Busy[]> {
  const found = await Promise.all([ownSessions('hosting'), ownSessions('joining')]);
  return found.flat().map(({ startsAt, durationMinutes }) => {
    const from = Date.parse(startsAt);
    return { from, until: from + durationMinutes * 60_000 };
  });
}

export async function loader({ params, request }: LoaderFunctionArgs) {
  await requireLogin(request);
  const { user } = accountState();
  const { searchParams } = new URL(request.url);
  const id = params['id'] ?? '';
  const played = id === 'new' ? searchParams.get('again') : null;
  const from = id === 'new' ? (played ?? searchParams.get('from')) : id;
  const isNew = id === 'new';
  const now = Date.now();
  const [help, busy, source, after] = await Promise.all([
    helpFor(user),
    isNew ? busyTimes() : [],
    from === null ? null : find(from),
    played === null ? null : load(api.sessions[':id'].afterwards.$get({ param: { id: played } })),
  ]);
  const again =
    source && after
      ? againOf({ from: source.id, people: after.people, past: draftOf(source), now, busy })
      : null;
  const series = source?.series && !isNew ? await ruleOf(source, source.series.id) : NO_SERIES;
  // The words of a search that found nothing.
  const name = cutText(searchParams.get('name') ?? '', SESSION_NAME_MAX);
  return { ...help, user, source, series, again, isNew, busy, now, name };
}

/** /sessions/add/{id}: `new` adds a session (`?from=` copies one), a number edits that one. */
export function Component() {
  const { profile, suggested, voice, user, source, series, again, isNew, busy, now, name } =
    useLoaderData<typeof loader>();
  if (!isNew && source) {
    if (source.host.id !== user) return <Foreign session={source} />;
    if (source.status === 'ended' || source.status === 'cancelled')
      return <Over session={source} />;
  }
  const draft = source
    ? draftOf(source, series)
    : { ...newDraft(profile, suggested, now, busy), ...(name !== '' && { name }) };
  const copied = again ? playedAgain(draft, again) : repeated(draft, now, busy);
  const key = `session-draft:${user}:${again ? `again-${again.from}` : isNew ? 'new' : source?.id}`;
  const title = again ? afterwards.again.title : isNew ? words.titleNew : words.titleEdit;
  return (
    <div className={css.page}>
      <div>
        <PageTitle>{title}</PageTitle>
        <h1>{title}</h1>
        {isNew && <p className={css.lead}>{again ? afterwards.again.lead : words.lead}</p>}
      </div>
      <EditorForm
        key={key}
        draftKey={key}
        session={isNew ? null : source}
        initial={isNew && source ? copied : draft}
        again={again}
        suggested={suggested}
        voice={voice}
      />
    </div>
  );
}

const Foreign = ({ session }: { session: SessionItem }) => (
  <EmptyState
    title={words.foreignTitle}
    action={
      <ButtonLink to={`/session/${session.id}`} variant="primary">
        {words.look}
      </ButtonLink>
    }
  >
    <PageTitle>{words.foreignTitle}</PageTitle>
    {words.foreign}
  </EmptyState>
);

const Over = ({ session }: { session: SessionItem }) => (
  <EmptyState
    title={words.overTitle}
    action={
      <ButtonLink to={`/sessions/add/new?from=${session.id}`} variant="primary">
        {words.again}
      </ButtonLink>
    }
  >
    <PageTitle>{words.overTitle}</PageTitle>
    {words.over}
  </EmptyState>
);
