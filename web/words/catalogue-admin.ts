import * as english from './en/catalogue-admin.ts';
import { inLanguage } from './language.ts';

export const catalogueAdmin = inLanguage('catalogueAdmin', english.catalogueAdmin);
