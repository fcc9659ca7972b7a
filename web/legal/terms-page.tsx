import { LegalPage } from './legal-page.tsx';
import { legal } from '../words/legal.ts';

export const Component = () => <LegalPage {...legal.terms} />;
