import type { ClientResponse } from 'hono/client';

/**
 * What a suspended or banned user gets from a refused log-in: for 30 minutes it is good for reading the decision and
 * appealing. It stays in this tab.
 */
const KEY = 'decision_ticket';

export const decisionTicket = () => sessionStorage.getItem(KEY);

export const forgetDecisionTicket = () => sessionStorage.removeItem(KEY);

/** A log-in's answer. If it was refused because the account is suspended or banned, its ticket is kept. */
export async function keepingTicket<Answer extends ClientResponse<unknown>>(call: Promise<Answer>) {
  forgetDecisionTicket();
  const response = await call;
  if (response.status === 401) {
    const body: unknown = await response.clone().json();
    if (typeof body === 'object' && body !== null && 'ticket' in body) {
      sessionStorage.setItem(KEY, String(body.ticket));
    }
  }
  return response;
}
