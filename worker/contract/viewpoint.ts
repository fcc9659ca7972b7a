/** Whose view a preview of the user's own page shows. No imports: the browser loads it without the schema library. */
export const VIEWPOINTS = ['stranger', 'friend'] as const;

export type Viewpoint = (typeof VIEWPOINTS)[number];
