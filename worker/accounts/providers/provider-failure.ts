/**
 * denied: the user refused at the provider. mismatch: the answer belongs to another page, provider or ticket.
 * refused: the provider doesn't accept the code, or what it says about the user can't be trusted. unavailable: it
 * didn't answer in time, or not as it should.
 */
type FailureKind = 'denied' | 'mismatch' | 'refused' | 'unavailable';

/** Why a provider's answer can't be used to log in. */
export class ProviderFailure extends Error {
  readonly kind: FailureKind;

  /** @param why for the operator's log. Never a code or a secret */
  constructor(kind: FailureKind, why = '') {
    super(why);
    this.kind = kind;
  }
}
