import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { AUDIT_ACTIONS } from '../../worker/contract/admin-vocabulary.ts';
import type { AuditItem } from '../../worker/contract/audit.ts';
import { givenOf, requireAdmin } from '../admin.ts';
import { api, load } from '../api.ts';
import css from '../components/admin/admin.module.css';
import { AuditLine } from '../components/admin/audit-line.tsx';
import lines from '../components/admin/audit-line.module.css';
import { ExportButton } from '../components/admin/export-button.tsx';
import { type AdminPage, Paged } from '../components/admin/paged.tsx';
import { useAsked } from '../components/admin/use-asked.ts';
import { SearchText } from '../components/search/search-text.tsx';
import { RemovableChip } from '../components/ui/removable-chip.tsx';
import { TextField } from '../components/ui/field.tsx';
import { Select } from '../components/ui/select.tsx';
import { cursorOf } from '../next-cursor.ts';
import { admin } from '../words/admin.ts';
import { adminLog } from '../words/admin-log.ts';

const words = adminLog;
type LogPage = AdminPage<AuditItem>;

/** A day as the field writes it, as the moment at which it begins or ends here. */
const momentOf = (day: string | null, clock: string) => {
  const moment = new Date(`${day ?? ''}T${clock}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
};

export async function loader({ request }: LoaderFunctionArgs) {
  const params = await requireAdmin(request);
  const from = momentOf(params.get('from'), '00:00:00');
  const to = momentOf(params.get('to'), '23:59:59.999');
  const query = {
    ...givenOf(params, ['q', 'action', 'actor', 'about']),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
  const page = (next?: string): Promise<LogPage> =>
    load(api.admin['audit-log'].$get({ query: { ...query, ...cursorOf(next) } }));
  return { query, answer: page(), page };
}

const ACTIONS = [
  { value: '', label: words.anyAction },
  ...AUDIT_ACTIONS.map((action) => ({ value: action, label: words.actions[action] })),
];

/** /admin/log: who did what, to whom, when and why. */
export function Component() {
  const { query, answer, page } = useLoaderData<typeof loader>();
  const { asked, ask } = useAsked();
  const [actor, about] = [asked('actor'), asked('about')];
  const chips = [
    { name: 'actor', label: actor && words.onlyBy(actor) },
    { name: 'about', label: about && words.onlyAbout(about.replace('/api/', '')) },
  ].filter(({ label }) => label !== '');
  return (
    <section className={css['section']} aria-label={admin.tabs.log}>
      <h2 className="visually-hidden">{admin.tabs.log}</h2>
      <div className={css['asks']}>
        <div>
          <SearchText
            value={asked('q')}
            placeholder={words.placeholder}
            onSearch={(text) => ask('q', text)}
          />
        </div>
        <Select
          label={words.action}
          options={ACTIONS}
          value={asked('action')}
          onChange={({ target }) => ask('action', target.value)}
        />
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={words[name]}
            value={asked(name)}
            onChange={({ target }) => ask(name, target.value)}
          />
        ))}
      </div>
      <div className={css['badges']}>
        {chips.map(({ name, label }) => (
          <RemovableChip
            key={name}
            removeLabel={words.remove(label)}
            onRemove={() => ask(name, '')}
          >
            {label}
          </RemovableChip>
        ))}
        <ExportButton query={query} />
      </div>
      <Paged
        answer={answer}
        loadNext={page}
        empty={{ title: words.empty, text: words.emptyHint }}
        className={lines['lines']}
      >
        {(items) => items.map((line) => <AuditLine key={line.id} line={line} />)}
      </Paged>
    </section>
  );
}
