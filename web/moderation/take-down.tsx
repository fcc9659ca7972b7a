import { api, byId, send } from '../base/api.ts';
import { admin } from '../words/made/moderation.ts';
import { GroundField, groundOf } from './ground-field.tsx';
import { ReasonButton } from './reason-dialog.tsx';

const words = admin.act;

/** Removes a reported message. Its author can appeal. */
export function RemoveMessage({ report, author }: { report: number; author: string }) {
  return (
    <ReasonButton
      title={words.titles.removeMessage(author)}
      text={words.texts.removeMessage}
      submit={words.removeMessage}
      danger
      deliver={(reason, data) => {
        const json = { reason, ...groundOf(data) };
        return send(
          api.admin.reports[':id'].removal.$post({ ...byId(report), json }),
          words.done.removeMessage(author),
        );
      }}
    >
      <GroundField />
    </ReasonButton>
  );
}

interface TakeDownProps {
  kind: 'sessions' | 'media';
  id: number;
  /** The session's name, or the file's description, which may be empty. */
  name: string;
  takenDown: boolean;
}

export const TAKE_DOWN_TEXTS = {
  sessions: [words.texts.takeDownSession, words.texts.restoreSession],
  media: [words.texts.takeDownMedia, words.texts.restoreMedia],
} as const;

/** Reads a take-down, or a restoration, from its form. @returns what sends it for one session or file */
export function readTakeDown(
  kind: TakeDownProps['kind'],
  takenDown: boolean,
  reason: string,
  data: FormData,
) {
  const json = { takenDown, reason, ...groundOf(data) };
  return ({ id }: { id: number }) => {
    const call = { ...byId(id), json };
    return send(
      kind === 'sessions'
        ? api.admin.sessions[':id'].$patch(call)
        : api.admin.media[':id'].$patch(call),
    );
  };
}

/** Takes a session or a file down, or restores it. */
export function TakeDown({ kind, id, name, takenDown }: TakeDownProps) {
  const act = takenDown ? 'restore' : 'takeDown';
  const [down, up] = TAKE_DOWN_TEXTS[kind];
  const named = (texts: (typeof words.done)['restore']) =>
    kind === 'media' && name === '' ? texts.file : texts[kind](name);

  const deliver = async (reason: string, data: FormData) => {
    await readTakeDown(kind, !takenDown, reason, data)({ id });
    return named(words.done[act]);
  };

  return (
    <ReasonButton
      aria-label={named(words.titles[act])}
      title={named(words.titles[act])}
      text={takenDown ? up : down}
      submit={words[act]}
      danger={!takenDown}
      deliver={deliver}
    >
      {!takenDown && <GroundField />}
    </ReasonButton>
  );
}
