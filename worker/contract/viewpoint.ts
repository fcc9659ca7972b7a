/** Whose view of their own page a user can preview. No imports: the browser loads it without the schema library. */
export const VIEWPOINTS = ['stranger', 'friend'] as const;

export type Viewpoint = (typeof VIEWPOINTS)[number];
