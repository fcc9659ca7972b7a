import { asciiAddress } from '../contract/email-address.ts';
import { comparisonKey } from './comparison-key.ts';

/** The form in which emails are compared. Two accounts can't have the same. */
export const emailKey = (email: string) => comparisonKey(asciiAddress(email));
