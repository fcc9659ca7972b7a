import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';

import { useAccount } from '../base/account.ts';
import { ApiError } from '../base/api.ts';
import { announce } from '../base/toast-store.ts';
import { typed } from '../base/use-form.ts';
import { TextArea } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { PleaseLogIn } from '../ui/please-log-in.tsx';
import { useSessionDraft } from '../ui/use-session-draft.ts';
import { common } from '../words/made/common.ts';

interface MessagePopupProps {
  /** The IRI of the user or session. The typed text is stored under it in this tab until it is sent. */
  about: string;
  /** The text's field name in the API. Violations use it. */
  field: string;
  max: number;
  words: {
    title: string;
    text: string;
    hint?: string;
    submit: string;
    already: string;
    login?: string;
  };
  /** Sends the text. @returns the message to show */
  deliver: (text: string) => Promise<string>;
  onClose: () => void;
  /** The path to return to after a log-in. */
  back: string;
  /** Shown above the message. */
  first?: ReactNode;
  children?: ReactNode;
}

/** A popup with a text area, a submit and a close button, to apply or to invite. Visitors read 'Please Log in'. */
export function MessagePopup(props: MessagePopupProps) {
  const { about, field, max, words, deliver, onClose, back, first, children } = props;
  const { login, user } = useAccount();
  // Kept only for this account.
  const draft = useSessionDraft(`message:${user}:${about}`);
  const { revalidate } = useRevalidator();
  const [expired, setExpired] = useState(false);

  const act = async (data: FormData) => {
    try {
      const said = await deliver(typed(data, field));
      draft.forget();
      return said;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'unauthenticated') {
        if (words.login !== undefined) announce(words.login, 'problem');
        setExpired(true);
      }
      if (error.kind !== 'exists') throw error;
      announce(words.already, 'problem');
      draft.forget();
      void revalidate();
      return undefined;
    }
  };

  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      cancel={common.close}
      {...((!login || expired) && { instead: <PleaseLogIn back={back} /> })}
      act={act}
      onClose={onClose}
    >
      {first}
      <TextArea
        name={field}
        defaultValue={draft.start}
        onChange={({ target }) => draft.keep(target.value)}
        label={words.text}
        hint={words.hint}
        maxLength={max}
        countWords={common.count}
        rows={5}
      />
      {children}
    </FormDialog>
  );
}
