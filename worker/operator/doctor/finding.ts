/** `fine` needs nothing, `note` may need a look, `broken` stops something from working. */
type Level = 'fine' | 'note' | 'broken';

/** One line of `npm run doctor`. */
export interface Finding {
  level: Level;
  text: string;
  /** What to do about it, as a sentence. Nothing if all is fine. */
  fix?: string;
}

const SIGNS: Record<Level, string> = { fine: '✓', note: '!', broken: '✗' };

export const fine = (text: string): Finding => ({ level: 'fine', text });
export const note = (text: string, fix: string): Finding => ({ level: 'note', text, fix });
export const broken = (text: string, fix: string): Finding => ({ level: 'broken', text, fix });

/** A finding only if it is so. */
export const noteIf = (so: boolean, text: string, fix: string) => (so ? [note(text, fix)] : []);
export const brokenIf = (so: boolean, text: string, fix: string) => (so ? [broken(text, fix)] : []);

export const toLine = ({ level, text, fix }: Finding) =>
  `${SIGNS[level]} ${text}${fix === undefined ? '' : ` ${fix}`}`;

/** One line if there are no findings, otherwise the findings. */
export const orFine = (findings: Finding[], text: string): Finding[] =>
  findings.length > 0 ? findings : [fine(text)];
