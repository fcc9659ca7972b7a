/** The file isn't accepted. The message is shown to the user. */
export class UnfitError extends Error {}

export const cutOff = () => new UnfitError('This file is incomplete. Choose another one.');
export const damaged = () => new UnfitError('This file is damaged. Choose another one.');
