import type { ComponentProps } from 'react';

import { EMAIL_MAX } from '../../worker/contract/bounds.ts';
import { TextField } from '../ui/field.tsx';

/** Not of type `email`: some browsers refuse addresses that exist, such as those whose domain isn't in ASCII. */
export const EmailField = (props: Omit<ComponentProps<typeof TextField>, 'name'>) => (
  <TextField
    name="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    autoComplete="username"
    maxLength={EMAIL_MAX}
    {...props}
  />
);
