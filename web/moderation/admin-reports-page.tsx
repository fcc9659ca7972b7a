import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { REPORT_LISTS, type ReportListName } from '../../worker/contract/report-vocabulary.ts';
import type { AdminReportItem } from '../../worker/contract/report.ts';
import { useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { pictureOf } from '../base/media.ts';
import { type Page, cursorOf } from '../base/pages.ts';
import { Badge } from '../ui/badge.tsx';
import { Quote } from '../ui/facts.tsx';
import { PersonRow } from '../ui/person-row.tsx';
import { adminReports } from '../words/made/moderation-reports.ts';
import { admin } from '../words/made/moderation.ts';
import { reports } from '../words/made/reports.ts';
import { AdminList, AdminSection } from './admin-list.tsx';
import css from './admin.module.css';
import { requireStaff } from './admin.ts';
import { Ago } from './moment.tsx';
import { QueueLinks } from './queue-links.tsx';

const words = adminReports;

export async function loader({ request }: LoaderFunctionArgs) {
  const params = await requireStaff(request);
  const state: ReportListName = REPORT_LISTS.find((name) => name === params.get('state')) ?? 'open';
  const page = (next?: string): Promise<Page<AdminReportItem>> =>
    load(api.admin.reports.$get({ query: { state, ...cursorOf(next) } }));
  return { state, answer: page(), page };
}

/** /admin/reports: open reports, oldest first, and decided ones. */
export function Component() {
  const { state, answer, page } = useLoaderData<typeof loader>();
  return (
    <AdminSection title={admin.tabs.reports}>
      <QueueLinks current={state} />
      <AdminList
        key={state}
        answer={answer}
        loadNext={page}
        empty={words.empty[state]}
        className="stack-2"
      >
        {(report) => <ReportRow key={report.id} report={report} />}
      </AdminList>
    </AdminSection>
  );
}

function ReportRow({ report }: { report: AdminReportItem }) {
  const { user } = useAccount();
  const { takenBy, decision } = report;
  return (
    <PersonRow
      name={<Link to={`/admin/reports/${report.id}`}>{report.name}</Link>}
      drawn={report.reported?.name ?? report.name}
      picture={pictureOf(report.reported?.firstFile ?? null)}
      facts={
        <>
          <span>{words.kinds[report.kind]}</span>
          <span>{words.by(report.reporter?.name ?? words.visitor)}</span>
          <Ago iso={report.createdAt} />
        </>
      }
    >
      <div className="stack-2">
        {(report.excerpt !== '' || report.fileCount > 0) && (
          <Quote>
            {report.excerpt}
            {report.fileCount > 0 && <p className="soft">{words.files(report.fileCount)}</p>}
          </Quote>
        )}
        {report.text !== '' && (
          <p className="soft">
            {words.saidBy({ name: report.reporter?.name ?? words.visitor, text: report.text })}
          </p>
        )}
        <span className={css.badges}>
          <Badge>{reports.reasons[report.reason]}</Badge>
          {takenBy && decision === null && (
            <Badge>{takenBy.id === user ? words.byYou : words.takenBy(takenBy.name)}</Badge>
          )}
          {decision !== null && (
            <Badge tone={decision === 'upheld' ? 'trouble' : 'here'}>{words[decision]}</Badge>
          )}
        </span>
      </div>
    </PersonRow>
  );
}
