import { useLoaderData } from 'react-router';

import { loadWords } from '../words/made/legal.ts';
import { LegalPage } from './legal-page.tsx';

export const loader = async () => (await loadWords()).legal.privacy;

export const Component = () => <LegalPage {...useLoaderData<typeof loader>()} />;
