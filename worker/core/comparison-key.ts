/** The form in which emails and names of games are compared. It ignores width, composition and case. */
export const comparisonKey = (text: string) => text.normalize('NFKC').toLowerCase();
