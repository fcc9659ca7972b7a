import { inLanguage } from './language.ts';
import * as english from './made/en/catalogue-admin.ts';

export const catalogueAdmin = inLanguage('catalogueAdmin', english.catalogueAdmin);
