import { useState } from 'react';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { api, load, send } from '../../base/api.ts';
import { deferErrors } from '../../base/defer-errors.ts';
import { typed } from '../../base/use-form.ts';
import { AwaitedPart } from '../../ui/awaited-part.tsx';
import { DirectActionButton } from '../../ui/direct-action-button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RowsSkeleton } from '../../ui/person-row.tsx';
import { Checkbox } from '../../ui/switch.tsx';
import { useCloseOnce } from '../../ui/use-close-once.ts';
import { loadWords } from '../../words/made/discord.ts';
import { sessions } from '../../words/made/sessions.ts';
import { DiscordPicture } from './discord-picture.tsx';

const loadPost = async (id: string) => {
  const [post, { discord: words }] = await Promise.all([
    load(api.sessions[':id'].discord.$get({ param: { id } })),
    loadWords(),
  ]);
  return { post, words };
};

type Loaded = Awaited<ReturnType<typeof loadPost>>;

interface DiscordPopupProps {
  session: Pick<SessionDetail, 'id' | 'visibility' | 'series'>;
  onClose: () => void;
}

/** Connects a channel's webhook to the host's session, or deletes the post again. The webhook isn't shown again. */
export default function DiscordPopup({ session, ...props }: DiscordPopupProps) {
  const onClose = useCloseOnce(props.onClose);
  const param = { id: String(session.id) };
  const ask = () => deferErrors(loadPost(param.id));
  const [loaded, setLoaded] = useState(ask);
  const connect = async (data: FormData) => {
    const json = { webhook: typed(data, 'webhook').trim(), withKey: data.has('withKey') };
    await send(api.sessions[':id'].discord.$put({ param, json }));
    return (await loaded).words.done;
  };
  return (
    <FormDialog
      title={sessions.page.discord}
      submit={sessions.page.discord}
      act={connect}
      onClose={onClose}
    >
      <AwaitedPart answer={loaded} loading={<RowsSkeleton />} onRetry={() => setLoaded(ask())}>
        {({ post, words }) => (
          <>
            {post.lastError !== null && <output>{post.lastError}</output>}
            {post.connected ? (
              <Connected id={param.id} words={words} onClose={onClose} />
            ) : (
              <p>
                {words.lead} {session.series && words.series}
              </p>
            )}
            <Fields words={words} unlisted={session.visibility === 'unlisted'} />
          </>
        )}
      </AwaitedPart>
    </FormDialog>
  );
}

interface ConnectedProps {
  id: string;
  words: Loaded['words'];
  onClose: () => void;
}

function Connected({ id, words, onClose }: ConnectedProps) {
  const remove = async () => {
    await send(api.sessions[':id'].discord.$delete({ param: { id } }));
    onClose();
    return words.removed;
  };
  return (
    <>
      <p>{words.connected}</p>
      <DirectActionButton icon="trash" act={remove}>
        {words.remove}
      </DirectActionButton>
    </>
  );
}

const Fields = ({ words, unlisted }: { words: Loaded['words']; unlisted: boolean }) => (
  <>
    <ol>
      <li>{words.steps.channel}</li>
      <li>{words.steps.create}</li>
      <li>{words.steps.copy}</li>
    </ol>
    <DiscordPicture words={words.picture} />
    <TextField
      name="webhook"
      label={words.webhook}
      hint={words.secret}
      required
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
    />
    {unlisted && <Checkbox name="withKey" label={words.withKey} required />}
  </>
);
