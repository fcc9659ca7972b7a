import { Link } from 'react-router';

import type { AdminReportDetail } from '../../worker/contract/report.ts';
import { Fact, Facts, Quote } from '../ui/facts.tsx';
import { filled } from '../ui/filled.ts';
import { adminReports } from '../words/made/moderation-reports.ts';
import { comma } from '../words/punctuation.ts';
import css from './admin.module.css';
import { EvidenceFile } from './evidence-file.tsx';
import { Moment } from './moment.tsx';

const words = adminReports;

/** The reported content, as it was at that time. */
export function Evidence({ report: { about, evidence, kind } }: { report: AdminReportDetail }) {
  const { name, text, media, games = [], members = [], messages = [] } = evidence;
  const { startsAt, endedAt } = evidence;
  return (
    <div className={css.section}>
      {name !== '' && (
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </p>
      )}
      {kind !== 'calls' &&
        (text === '' ? <p className="soft">{words.noWords}</p> : <Quote>{text}</Quote>)}
      {media.length > 0 && (
        <ul className="wrap-3">
          {media.map((file) => (
            <li key={file.id}>
              <EvidenceFile file={file} />
            </li>
          ))}
        </ul>
      )}
      {messages.length > 0 && (
        <>
          {kind === 'messages' && <h4 id="around">{words.around}</h4>}
          <ol className="stack-3" aria-labelledby={kind === 'messages' ? 'around' : 'evidence'}>
            {messages.map((message) => {
              const isReported = about.endsWith(`/messages/${message.number}`);
              const said = message.deleted ? words.deletedMessage : message.text;
              return (
                <li key={message.number} aria-current={isReported || undefined}>
                  <Link to={`/admin/users/${message.author.id}`}>{message.author.name}</Link>{' '}
                  <Moment iso={message.sentAt} />
                  {isReported ? <Quote>{said}</Quote> : <div dir="auto">{said}</div>}
                </li>
              );
            })}
          </ol>
        </>
      )}
      <Facts>
        <Fact name={words.games}>{games.join(comma)}</Fact>
        <Fact name={kind === 'calls' ? words.from : words.starts}>
          {startsAt !== undefined &&
            (endedAt === undefined || endedAt === null ? (
              <Moment iso={startsAt} />
            ) : (
              filled(words.fromTo({ start: '{start}', end: '{end}' }), {
                start: <Moment iso={startsAt} />,
                end: <Moment iso={endedAt} />,
              })
            ))}
        </Fact>
        <Fact name={words.people}>
          {members.length > 0 && (
            <ul className="wrap-2">
              {members.map((member) => (
                <li key={member.id}>
                  <Link to={`/admin/users/${member.id}`}>{member.name}</Link>
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </Facts>
    </div>
  );
}
