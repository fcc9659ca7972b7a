import { REPORT_NOTE_MAX } from '../../worker/contract/bounds.ts';
import type { ReportDecision } from '../../worker/contract/report-vocabulary.ts';
import type { AdminReportDetail } from '../../worker/contract/report.ts';
import { useAccount } from '../base/account.ts';
import { api, send } from '../base/api.ts';
import { typed } from '../base/use-form.ts';
import { DirectActionButton } from '../ui/direct-action-button.tsx';
import { TextArea } from '../ui/field.tsx';
import { common } from '../words/made/common.ts';
import { adminReports } from '../words/made/moderation-reports.ts';
import { ReasonButton } from './reason-dialog.tsx';

const words = adminReports;

/** Takes a report on, hands it back, or decides it. */
export function ReportDecision({ report }: { report: AdminReportDetail }) {
  const { user } = useAccount();
  const path = api.admin.reports[':id'];
  const param = { id: String(report.id) };
  const mine = report.takenBy?.id === user;

  const decide = (note: string, data: FormData, decision: ReportDecision) => {
    const noteToReported = typed(data, 'noteToReported').trim();
    const json = { decision, note, ...(noteToReported !== '' && { noteToReported }) };
    return send(path.$patch({ param, json }), words.decided);
  };

  return (
    <div className="stack-2">
      {report.takenBy && !mine && <p className="soft">{words.takenBy(report.takenBy.name)}</p>}
      {(mine || !report.takenBy) && (
        <DirectActionButton
          act={() =>
            send(path.$patch({ param, json: { taken: !mine } }), mine ? words.left : words.taken)
          }
        >
          {mine ? words.leave : words.take}
        </DirectActionButton>
      )}
      <p className="soft">{words.decideHint}</p>
      {(['upheld', 'dismissed'] as const).map((decision) => {
        const upheld = decision === 'upheld';
        return (
          <ReasonButton
            key={decision}
            variant={upheld ? 'primary' : 'quiet'}
            title={upheld ? words.upholdTitle : words.dismissTitle}
            text={upheld ? words.upholdText : words.dismissText}
            submit={upheld ? words.uphold : words.dismiss}
            label={words.note}
            field="note"
            missing={words.noteMissing}
            deliver={(note, data) => decide(note, data, decision)}
          >
            {report.reported && (
              <TextArea
                name="noteToReported"
                label={words.noteToReported}
                hint={upheld ? words.noteHintUpheld : words.noteHintDismissed}
                maxLength={REPORT_NOTE_MAX}
                countWords={common.count}
                rows={2}
              />
            )}
          </ReasonButton>
        );
      })}
    </div>
  );
}
