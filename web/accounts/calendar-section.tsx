import { useState } from 'react';

import type { OwnAccount } from '../../worker/contract/account.ts';
import { api, load, send } from '../base/api.ts';
import { useAction } from '../base/use-action.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { copyText } from '../ui/copy-text.ts';
import { fullDate } from '../ui/dates.ts';
import { TextField } from '../ui/field.tsx';
import css from '../ui/section.module.css';
import { Section } from '../ui/section.tsx';
import { accountSettings } from '../words/made/accounts.ts';

const { calendar: words, sections } = accountSettings;

interface CalendarSectionProps {
  account: OwnAccount;
  /** The address that was just made. The page keeps it, because the server doesn't know it any more. */
  url: string | undefined;
  onUrl: (url: string | undefined) => void;
}

/** The secret address of the user's calendar feed: made, shown once, replaced and revoked. */
export function CalendarSection({ account, url, onUrl }: CalendarSectionProps) {
  const { pending, act } = useAction();
  const [asking, setAsking] = useState<'replace' | 'revoke'>();
  const { calendarFeedSince: since } = account;
  const close = () => setAsking(undefined);

  const make = () =>
    act('make', async () => {
      onUrl((await load(api['calendar-feed'].$post())).url);
      return words.made;
    });
  const revoke = () =>
    act('revoke', async () => {
      await send(api['calendar-feed'].$delete());
      onUrl(undefined);
      return words.revoked;
    });

  return (
    <Section id="calendar" title={sections.calendar} hint={words.hint}>
      {url !== undefined && <Address url={url} />}
      {url === undefined && since !== null && (
        <p className={css.note}>{words.since(fullDate(Date.parse(since)))}</p>
      )}
      <p className={css.note}>{words.often}</p>
      <div className={css.actions}>
        <Button
          icon="calendar"
          pending={pending === 'make'}
          onClick={() => (since === null ? void make() : setAsking('replace'))}
        >
          {since === null ? words.make : words.replace}
        </Button>
        {since !== null && (
          <Button pending={pending === 'revoke'} onClick={() => setAsking('revoke')}>
            {words.revoke}
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          danger
          title={words.title[asking]}
          yes={words[asking]}
          no={words.keep}
          onYes={() => {
            close();
            void (asking === 'replace' ? make() : revoke());
          }}
          onClose={close}
        >
          {words.text}
        </ConfirmDialog>
      )}
    </Section>
  );
}

const Address = ({ url }: { url: string }) => (
  <div className={css.form}>
    <TextField label={words.address} hint={words.once} value={url} readOnly />
    <div className={css.actions}>
      <Button icon="link" onClick={() => void copyText(url, words)}>
        {words.copy}
      </Button>
      <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass()}>
        {words.open}
      </a>
    </div>
  </div>
);
