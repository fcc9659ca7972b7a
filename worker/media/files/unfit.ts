import { DetailedError } from '../../core/problems.ts';

/** The file isn't accepted. */
export class UnfitError extends DetailedError {}

export const cutOff = () => new UnfitError((say) => say.files.incomplete);
export const damaged = () => new UnfitError((say) => say.files.damaged);
