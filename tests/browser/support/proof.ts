import type { Page } from 'playwright';

import { PROOF_NEEDED } from '../../../worker/contract/proof.ts';

/** Answers the page's next request there as the server does 15 minutes after the last proof. */
export const outdateProof = (page: Page, path: string) =>
  page.route(
    path,
    (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: PROOF_NEEDED,
          title: 'Forbidden',
          status: 403,
          detail: 'Confirm that it’s you first.',
        }),
      }),
    { times: 1 },
  );
