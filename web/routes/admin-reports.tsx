import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import type { AdminReportItem } from '../../worker/contract/report.ts';
import { REPORT_LISTS, type ReportListName } from '../../worker/contract/report-vocabulary.ts';
import { useAccount } from '../account.ts';
import { requireAdmin } from '../admin.ts';
import { api, load } from '../api.ts';
import css from '../components/admin/admin.module.css';
import { ChoiceLinks } from '../components/admin/choice-links.tsx';
import { Ago } from '../components/admin/moment.tsx';
import { type AdminPage, Paged } from '../components/admin/paged.tsx';
import { PersonRow } from '../components/people/person-row.tsx';
import rows from '../components/people/person-row.module.css';
import { Badge } from '../components/ui/badge.tsx';
import { cursorOf } from '../next-cursor.ts';
import { admin } from '../words/admin.ts';
import { adminReports } from '../words/admin-reports.ts';
import { reports } from '../words/reports.ts';

const words = adminReports;
type ReportsPage = AdminPage<AdminReportItem>;

export async function loader({ request }: LoaderFunctionArgs) {
  const params = await requireAdmin(request);
  const state: ReportListName = REPORT_LISTS.find((name) => name === params.get('state')) ?? 'open';
  const page = (next?: string): Promise<ReportsPage> =>
    load(api.admin.reports.$get({ query: { state, ...cursorOf(next) } }));
  return { state, answer: page(), page };
}

/** /admin/reports: what waits, the oldest first, and what was decided. */
export function Component() {
  const { state, answer, page } = useLoaderData<typeof loader>();
  return (
    <section className={css['section']} aria-label={admin.tabs.reports}>
      <h2 className="visually-hidden">{admin.tabs.reports}</h2>
      <ChoiceLinks
        label={words.listLabel}
        names={REPORT_LISTS}
        words={words.lists}
        current={state}
        to={(name) => `/admin/reports?state=${name}`}
      />
      <Paged
        key={state}
        answer={answer}
        loadNext={page}
        empty={words.empty[state]}
        className={rows['rows']}
      >
        {(items) => items.map((report) => <ReportRow key={report.id} report={report} />)}
      </Paged>
    </section>
  );
}

function ReportRow({ report }: { report: AdminReportItem }) {
  const { user } = useAccount();
  const { takenBy, decision } = report;
  return (
    <PersonRow
      name={<Link to={`/admin/reports/${report.id}`}>{report.name}</Link>}
      drawn={report.reported?.name ?? report.name}
      facts={
        <>
          <span>{words.kinds[report.kind]}</span>
          <span>{words.by(report.reporter.name)}</span>
          <Ago iso={report.createdAt} />
        </>
      }
      actions={null}
    >
      <span className={css['badges']}>
        <Badge tone={decision === null ? 'warm' : 'plain'}>{reports.reasons[report.reason]}</Badge>
        {takenBy && decision === null && (
          <Badge>{takenBy.id === user ? words.byYou : words.takenBy(takenBy.name)}</Badge>
        )}
        {decision !== null && (
          <Badge tone={decision === 'upheld' ? 'gone' : 'here'}>{words[decision]}</Badge>
        )}
      </span>
    </PersonRow>
  );
}
