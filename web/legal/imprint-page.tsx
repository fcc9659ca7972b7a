import { useLoaderData } from 'react-router';

import { api, load } from '../base/api.ts';
import { filled } from '../ui/filled.ts';
import { loadWords } from '../words/made/legal.ts';
import { comma } from '../words/punctuation.ts';
import { LegalPage } from './legal-page.tsx';

const VARIABLES = { name: 'OPERATOR_NAME', address: 'OPERATOR_ADDRESS', email: 'OPERATOR_EMAIL' };

export async function loader() {
  const [{ operator }, { legal }] = await Promise.all([load(api.site.$get()), loadWords()]);
  return { operator, words: legal.imprint };
}

/** Who operates this instance, from the operator's own configuration. Missing facts stay missing. */
export function Component() {
  const { operator, words } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const missing = [
    ...(operator.name === null ? [VARIABLES.name] : []),
    ...(operator.address === null ? [VARIABLES.address] : []),
    ...(operator.email === null ? [VARIABLES.email] : []),
  ];
  const unknown = missing.length === Object.keys(VARIABLES).length;
  return (
    <LegalPage title={words.title}>
      <div>
        {!unknown && <p>{words.operatedBy}</p>}
        {operator.name !== null && <p>{operator.name}</p>}
        {operator.address !== null && <address>{operator.address}</address>}
        {operator.email !== null && (
          <p>
            {filled(words.email('{email}'), {
              email: <a href={`mailto:${operator.email}`}>{operator.email}</a>,
            })}
          </p>
        )}
        {missing.length > 0 && (
          <>
            <p>{unknown ? words.unknown : words.missing}</p>
            <p>{words.toOperator(missing.join(comma))}</p>
          </>
        )}
      </div>
      <p>{words.software}</p>
    </LegalPage>
  );
}
