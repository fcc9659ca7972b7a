import { REPORT_REASONS, type ReportReason } from '../../../worker/contract/report-vocabulary.ts';
import { ApiError } from '../../base/api.ts';
import { typed } from '../../base/use-form.ts';
import { Select } from '../../ui/select.tsx';
import { reports as words } from '../../words/made/reports.ts';

const OPTIONS = [
  { value: '', label: words.choose, disabled: true },
  ...REPORT_REASONS.map((reason) => ({ value: reason, label: words.reasons[reason] })),
];

/** Why something is reported. */
export const ReasonField = () => (
  <Select name="reason" label={words.reason} options={OPTIONS} defaultValue="" required />
);

/** Its value. @throws ApiError without one */
export function reasonOf(data: FormData): ReportReason {
  const reason = REPORT_REASONS.find((known) => known === typed(data, 'reason'));
  if (reason) return reason;
  throw new ApiError('invalid', 422, words.missing, { reason: words.missing });
}
