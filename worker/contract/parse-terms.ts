/** One block of an operator's terms. A heading has the anchors of the rules it states, such as `rule-hate`. */
export interface TermsBlock {
  /** 0 is a paragraph. */
  level: 0 | 1 | 2 | 3;
  text: string;
  anchors: string[];
}

const HEADING = /^(?<marks>#{1,3})\s+(?<text>.*)$/;
const ANCHOR = /\s*\{#([a-z][a-z0-9-]*)\}/g;
const LEVELS = [0, 1, 2, 3] as const;

function headingIn(line: string): TermsBlock | null {
  const { marks, text } = HEADING.exec(line)?.groups ?? {};
  if (marks === undefined || text === undefined) return null;
  const anchors = Array.from(text.matchAll(ANCHOR), ([, name = '']) => name);
  return { level: LEVELS[marks.length] ?? 3, text: text.replaceAll(ANCHOR, '').trim(), anchors };
}

/** The blocks of a file of terms: see web/legal/terms/README.md. Anything that isn't a heading is plain text. */
export function parseTerms(file: string): TermsBlock[] {
  const blocks: TermsBlock[] = [];
  let paragraph: TermsBlock | null = null;
  for (const line of file.split(/\r?\n/).map((one) => one.trim())) {
    const heading = headingIn(line);
    if (heading) blocks.push(heading);
    if (heading || line === '') paragraph = null;
    else if (paragraph) paragraph.text += ` ${line}`;
    else {
      paragraph = { level: 0, text: line, anchors: [] };
      blocks.push(paragraph);
    }
  }
  return blocks;
}

/** The name of the file that readers of this language get. Undefined if there is none at all. */
export const termsFileFor = (language: string, files: readonly string[]) =>
  files.find((file) => file === `${language}.md`) ??
  files.find((file) => file === 'en.md') ??
  files[0];
