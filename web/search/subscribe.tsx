import type { ReactNode } from 'react';

import { API_HOST } from '../base/hosts.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import css from '../ui/section.module.css';
import { language } from '../words/language.ts';
import { accountSettings } from '../words/made/accounts.ts';
import { people } from '../words/made/people.ts';
import { search } from '../words/made/search.ts';
import { type SessionFilters, sessionParams } from './session-filters.ts';

const words = search.subscribe;
const { copyTag: copy, copied, notCopied } = people.page;

/** The facets that go on meaning something: not a day, which passes, nor the user's own hours. */
function queryOf(filters: SessionFilters): string {
  const kept = { from: undefined, to: undefined, hours: false, sort: 'soonest' } as const;
  const params = sessionParams({ ...filters, ...kept });
  if (language !== 'en') params.set('lang', language);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

const frameOf = (address: string) =>
  `<iframe src="${address.replaceAll('&', '&amp;')}" title="${search.sessions} · Peerway" width="100%" height="480" loading="lazy" style="border: 0"></iframe>`;

interface SubscribeProps {
  filters: SessionFilters;
  onClose: () => void;
}

/** The addresses of a search as a calendar and a feed, and the line of HTML that shows it on another site. */
export default function Subscribe({ filters, onClose }: SubscribeProps) {
  const query = queryOf(filters);
  const at = (path: string) => `${API_HOST || location.origin}${path}${query}`;
  const calendar = at('/calendar/public.ics');
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      <Copied label={words.calendar} text={calendar}>
        <a href={calendar.replace(/^https?:/, 'webcal:')} className={buttonClass({ size: 'sm' })}>
          {accountSettings.calendar.open}
        </a>
      </Copied>
      <Copied label={words.feed} text={at('/feed.xml')} />
      <Copied label={words.embed} text={frameOf(at('/embed/sessions'))} />
    </Dialog>
  );
}

interface CopiedProps {
  label: string;
  text: string;
  /** What else can be done with it. */
  children?: ReactNode;
}

const Copied = ({ label, text, children }: CopiedProps) => (
  <div>
    <TextField label={label} value={text} readOnly />
    <div className={css.actions}>
      <Button
        size="sm"
        icon="link"
        aria-label={`${copy}: ${label}`}
        onClick={() => void copyText(text, { copied: copied(label), notCopied })}
      >
        {copy}
      </Button>
      {children}
    </div>
  </div>
);
