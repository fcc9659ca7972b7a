import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { AUDIT_ACTIONS } from '../../worker/contract/admin-vocabulary.ts';
import type { AuditItem } from '../../worker/contract/audit.ts';
import { api, load } from '../base/api.ts';
import { type Page, cursorOf } from '../base/pages.ts';
import { DateField, FILTER_PAUSE_MS } from '../ui/date-field.tsx';
import { momentOf } from '../ui/dates.ts';
import { DownloadButton } from '../ui/download-button.tsx';
import { RemovableChip } from '../ui/removable-chip.tsx';
import { adminLog } from '../words/made/moderation-log.ts';
import { admin } from '../words/made/moderation.ts';
import { AdminList, AdminSection } from './admin-list.tsx';
import css from './admin.module.css';
import { givenOf, requireAdmin } from './admin.ts';
import lines from './audit-line.module.css';
import { AuditLine } from './audit-line.tsx';
import { SelectFilter, TextFilter, useListFilters } from './list-filters.tsx';

const words = adminLog;

/** The start or end of a day from the date field, in the user's own time zone. */
const timeOf = (day: string | null, clock: string) => {
  const wall = Date.parse(`${day ?? ''}T${clock}Z`);
  return Number.isNaN(wall) ? undefined : new Date(momentOf(wall)).toISOString();
};

export async function loader({ request }: LoaderFunctionArgs) {
  const params = await requireAdmin(request);
  const from = timeOf(params.get('from'), '00:00:00');
  const to = timeOf(params.get('to'), '23:59:59.999');
  const query = {
    ...givenOf(params, ['q', 'action', 'actor', 'about']),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
  const page = (next?: string): Promise<Page<AuditItem>> =>
    load(api.admin['audit-log'].$get({ query: { ...query, ...cursorOf(next) } }));
  return { query, answer: page(), page };
}

const ACTIONS = [
  { value: '', label: words.anyAction },
  // The names of the actions leave out who acted and on whom.
  ...AUDIT_ACTIONS.map((action) => ({
    value: action,
    label: words.actions[action]({ actor: '…', about: '…' }),
  })),
];

/** /admin/log: who did what, to whom, when and why. */
export function Component() {
  const { query, answer, page } = useLoaderData<typeof loader>();
  const { asked, ask } = useListFilters();
  const [actor, about] = [asked('actor'), asked('about')];
  const chips = [
    { name: 'actor', label: actor && words.onlyBy(actor) },
    { name: 'about', label: about && words.onlyAbout(about.replace('/api/', '')) },
  ].filter(({ label }) => label !== '');
  return (
    <AdminSection title={admin.tabs.log}>
      <div className={css.filters}>
        <TextFilter placeholder={words.placeholder} />
        <SelectFilter name="action" label={words.action} options={ACTIONS} />
        {(['from', 'to'] as const).map((name) => (
          <DateField
            key={name}
            label={words[name]}
            value={asked(name)}
            pauseMs={FILTER_PAUSE_MS}
            onChange={(day) => ask(name, day)}
          />
        ))}
      </div>
      <div className={css.badges}>
        {chips.map(({ name, label }) => (
          <RemovableChip
            key={name}
            removeLabel={words.remove(label)}
            onRemove={() => ask(name, '')}
          >
            {label}
          </RemovableChip>
        ))}
        <DownloadButton file={words.file} load={() => api.admin['audit-log.csv'].$get({ query })}>
          {words.export}
        </DownloadButton>
      </div>
      <AdminList
        answer={answer}
        loadNext={page}
        empty={{ title: words.empty, text: words.emptyHint }}
        className={lines['lines']}
      >
        {(line) => <AuditLine key={line.id} line={line} />}
      </AdminList>
    </AdminSection>
  );
}
