import { z } from '@hono/zod-openapi';

import { issue } from './issue.ts';
import { Bounded } from './text.ts';

/** BCP 47, in its canonical form (RFC 5646, section 4.5). */
export const Language = Bounded(35)
  .transform((tag, context) => {
    try {
      const [canonical] = Intl.getCanonicalLocales(tag);
      // With an extension a tag has no name in any language.
      if (canonical && new Intl.Locale(canonical).baseName === canonical) return canonical;
    } catch {
      // falls through to the issue below
    }
    context.addIssue({ code: 'custom', message: issue('invalidLanguage').error });
    return z.NEVER;
  })
  .openapi({ type: 'string', maxLength: 35, example: 'en' });
