import { Fragment } from 'react';
import { Link, useLoaderData } from 'react-router';

import { RULES } from '../../worker/contract/decision-vocabulary.ts';
import { type TermsBlock, parseTerms, termsFileFor } from '../../worker/contract/parse-terms.ts';
import { api, load } from '../base/api.ts';
import { filled } from '../ui/filled.ts';
import { language } from '../words/language.ts';
import { decisions } from '../words/made/decisions.ts';
import { loadWords } from '../words/made/legal.ts';
import { reports } from '../words/made/reports.ts';
import { LegalPage } from './legal-page.tsx';

export async function loader() {
  const [{ operator }, { legal }, own] = await Promise.all([
    load(api.site.$get()),
    loadWords(),
    loadOwnTerms(),
  ]);
  return { email: operator.email, terms: legal.terms, own };
}

/**
 * /terms: the rules, each with an anchor for decisions, how moderation works, and the point of contact. The operator's
 * own terms replace the rules and what the default says besides.
 */
export function Component() {
  const { email, terms, own } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const { contact, rules, ...words } = terms;
  const texts = own
    ? {
        title: own.find(({ level }) => level === 1)?.text ?? words.title,
        sections: words.sections.slice(0, 1),
      }
    : words;
  return (
    <LegalPage
      {...texts}
      end={
        <section>
          <h2>{contact.title}</h2>
          <p>
            {email === null
              ? contact.unknown
              : filled(contact.text('{email}'), {
                  email: <a href={`mailto:${email}`}>{email}</a>,
                })}
          </p>
          <Link to="/report">{reports.report}</Link>
        </section>
      }
    >
      {own ? (
        <OwnTerms blocks={own} />
      ) : (
        <section>
          <h2>{rules}</h2>
          {RULES.map((rule) => (
            <div key={rule} id={`rule-${rule}`}>
              <h3>{decisions.rules[rule].title}</h3>
              <p>{decisions.rules[rule].text}</p>
            </div>
          ))}
        </section>
      )}
    </LegalPage>
  );
}

const FILES = import.meta.glob<string>(['./terms/*.md', '!./terms/README.md'], {
  query: '?raw',
  import: 'default',
});
const START = './terms/';

/** The operator's own terms in the reader's language. Null if there are none. */
async function loadOwnTerms(): Promise<TermsBlock[] | null> {
  const names = Object.keys(FILES).map((path) => path.slice(START.length));
  const file = FILES[`${START}${termsFileFor(language, names) ?? ''}`];
  return file ? parseTerms(await file()) : null;
}

/** All but the title, which the page shows. */
const OwnTerms = ({ blocks }: { blocks: readonly TermsBlock[] }) => (
  <div dir="auto">
    {blocks.map(({ level, text, anchors }, index) => {
      const Tag = level === 0 ? 'p' : level === 3 ? 'h3' : 'h2';
      return level === 1 ? null : (
        // The file doesn't change while it is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {anchors.map((id) => (
            <span key={id} id={id} />
          ))}
          <Tag>{text}</Tag>
        </Fragment>
      );
    })}
  </div>
);
