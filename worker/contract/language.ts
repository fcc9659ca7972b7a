import { z } from '@hono/zod-openapi';

/** BCP 47, in its canonical form (RFC 5646, section 4.5). */
export const Language = z
  .string()
  .max(35)
  .transform((tag, context) => {
    try {
      const [canonical] = Intl.getCanonicalLocales(tag);
      if (canonical) return canonical;
    } catch {
      // falls through to the issue below
    }
    context.addIssue({ code: 'custom', message: 'Must be a language tag, like en or pt-BR.' });
    return z.NEVER;
  })
  .openapi({ type: 'string', maxLength: 35, example: 'en' });
