import { Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';

import type { AdminReportDetail } from '../../worker/contract/report.ts';
import { api, load } from '../base/api.ts';
import { pictureOf } from '../base/media.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Fact, Facts, Quote } from '../ui/facts.tsx';
import { adminReports } from '../words/made/moderation-reports.ts';
import { admin } from '../words/made/moderation.ts';
import { reports } from '../words/made/reports.ts';
import { colon } from '../words/punctuation.ts';
import css from './admin.module.css';
import { requireStaff } from './admin.ts';
import { Answer } from './answer.tsx';
import { Evidence } from './evidence.tsx';
import { Ago } from './moment.tsx';
import { ReportDecision } from './report-decision.tsx';
import { RemoveMessage, TakeDown } from './take-down.tsx';

const words = adminReports;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request);
  const param = { id: params['id'] ?? '' };
  return { answer: load(api.admin.reports[':id'].$get({ param })) };
}

/** /admin/reports/{id}: one report with its evidence and its decision. */
export function Component() {
  const { answer } = useLoaderData<typeof loader>();
  const { id } = useParams();
  return (
    <Answer key={id} of={answer}>
      {(report: AdminReportDetail) => <Shown report={report} />}
    </Answer>
  );
}

/** The public page of what was reported. */
function pageOf(kind: AdminReportDetail['kind'], id: number) {
  if (kind === 'users') return `/detail/${id}`;
  return kind === 'sessions' ? `/session/${id}` : undefined;
}

function Shown({ report }: { report: AdminReportDetail }) {
  const { reporter, reported, kind, name, decision, takenDown, decidable } = report;
  const id = Number(report.about.slice(report.about.lastIndexOf('/') + 1));
  const page = pageOf(kind, id);
  return (
    <article className={css.section} aria-labelledby="report">
      <Link to="/admin/reports" className={css.inline}>
        {admin.back}
      </Link>
      <header>
        <h2 id="report">
          {words.kinds[kind]}
          {colon}
          <bdi>{name}</bdi>
        </h2>
        <span className={css.badges}>
          <Badge>{reports.reasons[report.reason]}</Badge>
          <Ago iso={report.createdAt} />
          {report.alsoOpen > 0 && <span>{words.alsoOpen(report.alsoOpen)}</span>}
          {takenDown && <Badge tone="trouble">{words.takenDown}</Badge>}
        </span>
      </header>
      <div className={css.columns}>
        <div className={css.section}>
          <section className={css.panel} aria-labelledby="said">
            <h3 id="said">{words.said}</h3>
            {report.text === '' ? (
              <p className="soft">{words.saidNothing}</p>
            ) : (
              <Quote>{report.text}</Quote>
            )}
          </section>
          <section className={css.panel} aria-labelledby="evidence">
            <h3 id="evidence">{words.evidence}</h3>
            <Evidence report={report} />
          </section>
        </div>
        <section className={css.panel} aria-labelledby="decide">
          <h3 id="decide">{decision === null ? words.decide : words.was}</h3>
          <Facts>
            <Fact name={words.reporter}>
              {reporter ? (
                <PersonLink person={reporter} />
              ) : (
                [words.visitor, report.visitorName].filter(Boolean).join(colon)
              )}
            </Fact>
            <Fact name={words.reported}>
              {reported ? <PersonLink person={reported} /> : words.several}
            </Fact>
          </Facts>
          {page !== undefined && !takenDown && (
            <Link to={page} className={css.inline}>
              {words.look}
            </Link>
          )}
          {decision === null && reported && (
            <Link to={`/admin/users/${reported.id}`} className={buttonClass({ wide: true })}>
              {words.sanction(reported.name)}
            </Link>
          )}
          {(kind === 'sessions' || kind === 'media') && (
            <TakeDown kind={kind} id={id} name={name} takenDown={takenDown} />
          )}
          {kind === 'messages' && !takenDown && decidable && (
            <RemoveMessage report={report.id} author={name} />
          )}
          {decision !== null ? (
            <Decided report={report} />
          ) : decidable ? (
            <ReportDecision report={report} />
          ) : (
            <p className="soft">{words.notYours}</p>
          )}
        </section>
      </div>
    </article>
  );
}

const PersonLink = ({ person }: { person: NonNullable<AdminReportDetail['reporter']> }) => (
  <Link to={`/admin/users/${person.id}`}>
    <Avatar name={person.name} src={pictureOf(person.firstFile)} edge={28} />{' '}
    <bdi>{person.name}</bdi>
  </Link>
);

const Decided = ({ report }: { report: AdminReportDetail }) => (
  <div className="stack-2">
    <span className={css.badges}>
      {report.decision !== null && (
        <Badge tone={report.decision === 'upheld' ? 'trouble' : 'here'}>
          {words[report.decision]}
        </Badge>
      )}
      {report.decidedBy && (
        <Link to={`/admin/users/${report.decidedBy.id}`}>{report.decidedBy.name}</Link>
      )}
      {report.decidedAt !== null && <Ago iso={report.decidedAt} />}
    </span>
    {report.note !== null && <Quote>{report.note}</Quote>}
  </div>
);
