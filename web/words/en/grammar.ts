// Each language has its own of these. The formatters are made on first use, since that takes a while.

interface Forms {
  one: string;
  other: string;
}

let rules: Intl.PluralRules | undefined;

/** The form that this language has for a count. */
export function plural(count: number, forms: Forms): string {
  rules ??= new Intl.PluralRules('en');
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
