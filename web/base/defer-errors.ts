/** A promise whose failure is shown where it is rendered, and ignored if the user leaves that page first. */
export function deferErrors<Answer>(answer: Promise<Answer>): Promise<Answer> {
  answer.catch(() => undefined);
  return answer;
}
