import { useLoaderData } from 'react-router';

import { api, load } from '../base/api.ts';
import { loadWords } from '../words/made/legal.ts';
import { LegalPage } from './legal-page.tsx';

/** The place of the section "Logging in", which says what is stored of network addresses. */
const LOGGING_IN = 3;

export async function loader() {
  const [{ remembersAddresses }, { legal }] = await Promise.all([
    load(api.site.$get()),
    loadWords(),
  ]);
  const { sections, addresses, ...words } = legal.privacy;
  return {
    ...words,
    sections: sections.map(({ title, text }, at) => ({
      title,
      text: at === LOGGING_IN && remembersAddresses ? [...text, addresses] : text,
    })),
  };
}

export const Component = () => <LegalPage {...useLoaderData<typeof loader>()} />;
