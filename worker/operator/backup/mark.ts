/** A table that is in the database while a restore runs, and stays if it doesn't finish. */
export const RESTORE_MARK = 'peerway_restore';
