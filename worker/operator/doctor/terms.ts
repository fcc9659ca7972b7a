import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { RULES } from '../../contract/decision-vocabulary.ts';
import { LOCALES } from '../../contract/locales.ts';
import { parseTerms } from '../../contract/parse-terms.ts';
import { root } from '../../local/settings.ts';
import { type Finding, broken, brokenIf, fine, orFine } from './finding.ts';

const FOLDER = 'web/legal/terms';

/** Whether the operator's own terms are for languages there are, and state each rule that decisions link to. */
export function checkTerms(folder = path.join(root, FOLDER)): Finding[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  if (files.length === 0) return [fine('The default terms are shown.')];
  const findings = files.flatMap((name) => {
    if (!LOCALES.some((locale) => `${locale}.md` === name)) {
      return [
        broken(`${FOLDER}/${name} is for no language.`, `Name it as one of: ${LOCALES.join(' ')}.`),
      ];
    }
    const blocks = parseTerms(readFileSync(path.join(folder, name), 'utf8'));
    const anchors = new Set(blocks.flatMap((block) => block.anchors));
    const missing = RULES.map((rule) => `rule-${rule}`).filter((anchor) => !anchors.has(anchor));
    return brokenIf(
      missing.length > 0,
      `${FOLDER}/${name} lacks rules that decisions link to.`,
      `Add to its headings: ${missing.map((anchor) => `{#${anchor}}`).join(' ')}.`,
    );
  });
  return orFine(findings, `Your own terms are shown: ${files.join(' ')}.`);
}
