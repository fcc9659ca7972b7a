// Each language has its own of these. The formatters are made on first use, since that takes a while.

/** Korean has one form for every count. */
interface Forms {
  other: string;
}

let rules: Intl.PluralRules | undefined;

/** The form that this language has for a count. Korean sentences need it nowhere. */
export function plural(count: number, forms: Forms): string {
  rules ??= new Intl.PluralRules('ko');
  const known: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
  return known[rules.select(count)] ?? forms.other;
}

/** "월요일, 수요일". */
export const commas = (items: readonly string[]): string => items.join(', ');
