import { createStore } from '../base/store.ts';

/** The open modal dialogs, the top one last. All that is outside of it is inert: not clickable, and silent to a reader. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);
