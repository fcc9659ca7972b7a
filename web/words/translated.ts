/** Words as a translation has them: the same keys and parameters as in English, with any text. */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => Translated<Text>
    : { readonly [Key in keyof T]: Translated<T[Key]> };
