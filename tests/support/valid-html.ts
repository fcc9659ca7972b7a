import { HtmlValidate, StaticConfigLoader } from 'html-validate/browser';

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

/** What a page breaks of HTML's rules: which element may be where, ids, the values of attributes. */
export const faultsInHtml = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
