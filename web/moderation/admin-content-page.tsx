import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import type { AdminMediaItem, AdminSessionItem } from '../../worker/contract/admin-content.ts';
import { CONTENT_LISTS, type ContentListName } from '../../worker/contract/admin-vocabulary.ts';
import { useAccount } from '../base/account.ts';
import { api, byId, load, send } from '../base/api.ts';
import { type Page, cursorOf } from '../base/pages.ts';
import { admin } from '../words/made/moderation.ts';
import { AdminList, AdminSection } from './admin-list.tsx';
import { givenOf, requireStaff } from './admin.ts';
import type { BulkAct } from './bulk.tsx';
import { ChoiceLinks } from './choice-links.tsx';
import items from './content-items.module.css';
import { MediaTile, SessionRow } from './content-items.tsx';
import { GroundField } from './ground-field.tsx';
import { TextFilter } from './list-filters.tsx';
import { NewList, loadNewItems } from './new-list.tsx';
import { TAKE_DOWN_TEXTS, readTakeDown } from './take-down.tsx';

const words = admin.content;
const KINDS = ['sessions', 'media', 'new'] as const;
const KIND_WORDS = { sessions: words.sessions, media: words.media, new: words.new };
const LIST_WORDS = { latest: words.latest, 'taken-down': words.takenDown };

export async function loader({ request }: LoaderFunctionArgs) {
  const params = await requireStaff(request);
  const kind = KINDS.find((name) => name === params.get('kind')) ?? 'sessions';
  const state = CONTENT_LISTS.find((name) => name === params.get('state')) ?? 'latest';
  if (kind === 'new') return { kind, state, answer: loadNewItems() };
  const query = { state, ...givenOf(params, ['q']) };
  const sessions = (next?: string): Promise<Page<AdminSessionItem>> =>
    load(api.admin.sessions.$get({ query: { ...query, ...cursorOf(next) } }));
  const media = (next?: string): Promise<Page<AdminMediaItem>> =>
    load(api.admin.media.$get({ query: { state, ...cursorOf(next) } }));
  return kind === 'sessions'
    ? { kind, state, answer: sessions(), page: sessions }
    : { kind, state, answer: media(), page: media };
}

/** Takes down what is shown, or restores what isn't. */
function takeDownAct(kind: 'sessions' | 'media', state: ContentListName) {
  const [down, up] = TAKE_DOWN_TEXTS[kind];
  const takenDown = state === 'latest';
  return {
    label: takenDown ? admin.act.takeDown : admin.act.restore,
    text: takenDown ? down : up,
    fields: takenDown && <GroundField />,
    read: (reason: string, data: FormData) => readTakeDown(kind, takenDown, reason, data),
  };
}

const CANCELLATION: BulkAct<AdminSessionItem> = {
  label: admin.bulk.cancelSessions,
  text: admin.bulk.cancelText,
  read: (cancelReason) => (session) => {
    return send(
      api.sessions[':id'].$patch({
        ...byId(session.id),
        json: { status: 'cancelled', cancelReason },
      }),
    );
  },
};

/** /admin/content: takes sessions and files down, and restores them. Shows everything new. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { kind, state } = data;
  const { admin: isAdmin } = useAccount();
  const empty = { title: words.none, text: words.noneHint };
  return (
    <AdminSection title={admin.tabs.content}>
      <ChoiceLinks
        label={words.label}
        names={KINDS}
        words={KIND_WORDS}
        current={kind}
        to={(name) => `/admin/content?kind=${name}&state=${state}`}
      />
      {kind !== 'new' && (
        <ChoiceLinks
          label={words.listLabel}
          names={CONTENT_LISTS}
          words={LIST_WORDS}
          current={state}
          to={(name) => `/admin/content?kind=${kind}&state=${name}`}
        />
      )}
      {kind === 'sessions' && state === 'latest' && <TextFilter placeholder={words.placeholder} />}
      {data.kind === 'new' && <NewList answer={data.answer} />}
      {data.kind === 'sessions' && (
        <AdminList
          key={`sessions ${state}`}
          answer={data.answer}
          loadNext={data.page}
          empty={empty}
          className="stack-2"
          bulk={{
            nameOf: ({ name }) => name,
            acts: [
              takeDownAct('sessions', state),
              ...(isAdmin && state === 'latest' ? [CANCELLATION] : []),
            ],
          }}
        >
          {(item, tick) => <SessionRow key={item.id} session={item} tick={tick} />}
        </AdminList>
      )}
      {data.kind === 'media' && (
        <AdminList
          key={`media ${state}`}
          answer={data.answer}
          loadNext={data.page}
          empty={empty}
          className={items['tiles']}
          bulk={{
            nameOf: ({ id, alt, uploader }) => alt || `${uploader.name} #${id}`,
            acts: [takeDownAct('media', state)],
          }}
        >
          {(item, tick) => <MediaTile key={item.id} file={item} tick={tick} />}
        </AdminList>
      )}
    </AdminSection>
  );
}
