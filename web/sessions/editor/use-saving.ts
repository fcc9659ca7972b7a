import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { checkAccount, loginPath } from '../../base/account.ts';
import { ApiError, api, byId, load } from '../../base/api.ts';
import { offerPush } from '../../base/push-offer.ts';
import { announce } from '../../base/toast-store.ts';
import { useForm } from '../../base/use-form.ts';
import { withKnownZone } from '../../base/with-known-zone.ts';
import { newSession, ownerPath } from '../../media/editor/media-editor.tsx';
import { assignOwner, queueOf } from '../../media/uploads/queue.ts';
import { errors } from '../../words/made/common.ts';
import { media as mediaWords } from '../../words/made/media.ts';
import { sessions } from '../../words/made/sessions.ts';
import {
  bodyOf,
  changesOf,
  type Draft,
  followingChangesOf,
  rulesBroken,
  sendsRule,
  seriesBodyOf,
} from './draft.ts';

const words = sessions.editor;

/** What is being edited. */
export interface Opened {
  /** The session to update. Null for a new one. */
  source: SessionDetail | null;
  /** The form's initial values. A later reload of the session must not change them. */
  before: Draft;
}

interface Saving extends Opened {
  draft: Draft;
  /** Called once the draft is saved. */
  onSaved: () => void;
  /** Called with the id of a new session, before its page opens. It must not fail. */
  onMade: (id: number) => Promise<void>;
}

/**
 * Sends the draft and the files that wait for a new session, then opens the session's page. Until then the draft is
 * locked, because later changes wouldn't be sent.
 */
export function useSaving({ source, before, draft, onSaved, onMade }: Saving) {
  const element = useRef<HTMLFormElement>(null);
  const [locked, setLocked] = useState(false);
  // The id of a new session, while its files are being uploaded.
  const [made, setMade] = useState<number>();
  // The session as another tab has changed it, once that was detected.
  const [newer, setNewer] = useState<SessionDetail>();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const send = async () => {
    const saved = await save({ source, before, draft });
    onSaved();
    if (!source) {
      // From now on the form shows the files by their session.
      assignOwner(newSession(), ownerPath({ kind: 'session', id: saved.id }));
      setMade(saved.id);
      await onMade(saved.id);
      offerPush('hosted');
    }
    const whole = source !== null || (await filesSent(saved.id));
    if (!whole) announce(mediaWords.someFailed, 'problem');
    else announce(savedWords(saved, source, draft), 'done');
    // If the user has left the form meanwhile, they stay where they are.
    if (!element.current) return;
    const to = whole ? `/session/${saved.id}` : `/sessions/add/${saved.id}`;
    await navigate(to, { replace: true });
  };

  const sending = useForm(async () => {
    const broken = rulesBroken(draft, source && before, Date.now(), source?.seatsTaken ?? 1);
    if (Object.keys(broken).length > 0) throw new ApiError('invalid', 422, errors.fields, broken);
    setLocked(true);
    try {
      await send();
    } catch (error) {
      setLocked(false);
      if (source && error instanceof ApiError && error.status === 409) {
        setNewer(await newerThan(source));
      }
      if (!(error instanceof ApiError) || error.kind !== 'unauthenticated') throw error;
      announce(words.loginAgain, 'problem');
      await checkAccount();
      await navigate(loginPath(pathname + search));
    }
  });

  const clear = () => {
    setNewer(undefined);
    sending.clear();
  };
  return { ...sending, clear, element, newer, locked, id: source?.id ?? made };
}

function savedWords(saved: { name: string }, source: SessionDetail | null, draft: Draft) {
  const said = sendsRule(draft, !source) ? sessions.series.editor : words;
  if (!source) return said.added(saved.name);
  if (saved === source) return words.nothing;
  return said.saved;
}

/** @returns the saved session, or `source` itself if nothing has changed */
async function save({ source, before, draft }: Opened & { draft: Draft }) {
  if (!source) {
    return sendsRule(draft, true)
      ? saveSeries(draft)
      : load(api.sessions.$post({ json: bodyOf(draft) }));
  }
  if (source.series && draft.series.following)
    return saveFollowing(source, source.series.id, draft, before);
  const changes = changesOf(draft, before);
  if (Object.keys(changes).length === 0) return source;
  const json = { ...changes, revision: source.revision };
  return load(api.sessions[':id'].$patch({ ...byId(source.id), json }));
}

function saveSeries(draft: Draft) {
  const body = seriesBodyOf(draft);
  return withKnownZone(body.repeats.zone, (zone = body.repeats.zone) =>
    load(api.series.$post({ json: { ...body, repeats: { ...body.repeats, zone } } })),
  );
}

async function saveFollowing(source: SessionDetail, id: number, draft: Draft, before: Draft) {
  const changes = followingChangesOf(draft, before);
  if (Object.keys(changes).length === 0) return source;
  const json = { ...changes, from: `/api/sessions/${source.id}`, revision: source.revision };
  return load(api.series[':id'].$patch({ ...byId(id), json }));
}

/** The session's current version, if it has changed and can still be edited. */
async function newerThan({ id, revision }: SessionDetail) {
  const now = await load(api.sessions[':id'].$get({ ...byId(id), query: {} }));
  const over = now.status === 'ended' || now.status === 'cancelled';
  return over || now.revision === revision ? undefined : now;
}

/** Waits until the files of a new session are uploaded. @returns whether all of them succeeded */
async function filesSent(id: number) {
  const queue = queueOf(ownerPath({ kind: 'session', id }));
  await queue.settled();
  return queue.entries().every(({ state }) => state === 'done' || state === 'refused');
}
