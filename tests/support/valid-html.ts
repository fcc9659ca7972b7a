import { HtmlValidate, StaticConfigLoader } from 'html-validate/browser';

/** Resolves its rules once. The library would for each page, which takes most of its time. */
class OnceLoader extends StaticConfigLoader {
  private resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string) {
    return (this.resolved ??= super.getConfigFor(handle));
  }
}

const validator = new HtmlValidate(new OnceLoader({ extends: ['html-validate:standard'] }));

/** What a page breaks of HTML's rules: which element may be where, ids, the values of attributes. */
export const faultsInHtml = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
