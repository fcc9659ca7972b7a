import { UnfitError } from '../unfit.ts';

/** The drawing uses this element, attribute or property. It would look different without it. */
export const unshown = (what: string) => new UnfitError((say) => say.drawings.unshown(what));

export const animated = () => new UnfitError((say) => say.drawings.animated);
