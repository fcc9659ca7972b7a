/** A file that is not taken in; the message goes on where "The file" leaves off. */
export class UnfitError extends Error {}

export const cutOff = () => new UnfitError('This file is incomplete. Choose another one.');
export const damaged = () => new UnfitError('This file is damaged. Choose another one.');
