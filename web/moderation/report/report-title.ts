import { reportKind } from '../../../worker/contract/report-vocabulary.ts';
import { reports as words } from '../../words/made/reports.ts';

/** The title of a report about something. @param name may be empty for a file */
export function reportTitle(about: string, name: string): string {
  const kind = reportKind(about);
  return kind === 'media' && name === '' ? words.titles.file : words.titles[kind](name);
}
