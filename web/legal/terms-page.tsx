import { Link, useLoaderData } from 'react-router';

import { RULES } from '../../worker/contract/decision-vocabulary.ts';
import { api, load } from '../base/api.ts';
import { filled } from '../ui/filled.ts';
import { decisions } from '../words/made/decisions.ts';
import { loadWords } from '../words/made/legal.ts';
import { reports } from '../words/made/reports.ts';
import { LegalPage } from './legal-page.tsx';

export async function loader() {
  const [{ operator }, { legal }] = await Promise.all([load(api.site.$get()), loadWords()]);
  return { email: operator.email, terms: legal.terms };
}

/** /terms: the rules, each with an anchor for decisions, how moderation works, and the point of contact. */
export function Component() {
  const { email, terms } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const { contact, rules, ...words } = terms;
  return (
    <LegalPage
      {...words}
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
      <section>
        <h2>{rules}</h2>
        {RULES.map((rule) => (
          <div key={rule} id={`rule-${rule}`}>
            <h3>{decisions.rules[rule].title}</h3>
            <p>{decisions.rules[rule].text}</p>
          </div>
        ))}
      </section>
    </LegalPage>
  );
}
