import { type Detail, ProblemError, invalid } from '../core/problems.ts';

const CLOSED: Detail = (say) => say.registration.closed;

export const registrationClosed = () => new ProblemError(403, CLOSED);

/** Why nobody was registered: nobody can, or it takes an invite, which was missing or wasn't good. */
export const notAdmitted = (mode: string, invite: string | undefined) =>
  mode === 'invite'
    ? invalid('invite', (say) =>
        invite === undefined ? say.registration.inviteNeeded : say.registration.inviteUnusable,
      )
    : registrationClosed();
