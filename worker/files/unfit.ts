/** A file that is not taken in; the message goes on where "The file" leaves off. */
export class UnfitError extends Error {}

export const cutOff = () => new UnfitError('is cut off');
export const damaged = () => new UnfitError('is damaged');
