import { Link, useLoaderData } from 'react-router';

import { RULES } from '../../worker/contract/decision-vocabulary.ts';
import { api, load } from '../base/api.ts';
import { filled } from '../ui/filled.ts';
import { decisions } from '../words/made/decisions.ts';
import { loadWords } from '../words/made/legal.ts';
import { reports } from '../words/made/reports.ts';
import { LegalPage } from './legal-page.tsx';
import { OwnTerms, loadOwnTerms } from './own-terms.tsx';

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
