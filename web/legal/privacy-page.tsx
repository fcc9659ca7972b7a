import { legal } from '../words/legal.ts';
import { LegalPage } from './legal-page.tsx';

export const Component = () => <LegalPage {...legal.privacy} />;
