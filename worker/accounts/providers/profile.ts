import { z } from '@hono/zod-openapi';

import { Email } from '../../contract/account.ts';
import { IDENTITY_NAME_MAX } from '../../contract/bounds.ts';
import { Line } from '../../contract/text.ts';

const SUBJECT_MAX = 255;

const Subject = z.string().min(1).max(SUBJECT_MAX);
const Name = Line(1, IDENTITY_NAME_MAX);

export interface Profile {
  /** The provider's own id of the user. It never changes, unlike names and emails. */
  subject: string;
  /** The user's name at the provider. Empty if unknown. */
  name: string;
  /** Empty if unknown. */
  email: string;
  /** Whether the provider has checked the email. */
  emailConfirmed: boolean;
}

interface Said {
  subject: string;
  name?: string | null | undefined;
  email?: string | null | undefined;
  emailConfirmed: boolean;
}

/** Leaves out a name that can't be shown, and an email that isn't one. @throws ZodError without a usable id */
export function toProfile({ subject, name, email, emailConfirmed }: Said): Profile {
  const known = Email.safeParse(email).data ?? '';
  return {
    subject: Subject.parse(subject),
    name: Name.safeParse(name).data ?? '',
    email: known,
    emailConfirmed: known !== '' && emailConfirmed,
  };
}
