import { DetailedError } from '../../core/problems.ts';

/** The file isn't accepted. */
export class UnfitError extends DetailedError {}

export const cutOff = () => new UnfitError((say) => say.files.incomplete);
export const damaged = () => new UnfitError((say) => say.files.damaged);
/** What says how to play a video is missing, mostly with the end of the file. */
export const unplayable = () => new UnfitError((say) => say.files.cutOffVideo);
/** A video without a video track. */
export const soundAlone = () => new UnfitError((say) => say.files.noPicture);

/** Most browsers can't play the video. */
export class UnplayedError extends UnfitError {}

export const unplayed = (codec: string) => new UnplayedError((say) => say.files.convert(codec));
