/** An answer whose failure is told where it is shown; where that page is left before, to nobody. */
export function shownLater<Answer>(answer: Promise<Answer>): Promise<Answer> {
  answer.catch(() => undefined);
  return answer;
}
