/** What may be shown, by its extension (spec, section 9). No imports: the browser loads this without the schema library, home without the rest of the vocabulary. */

export const IMAGE_EXTENSIONS = ['jpg', 'gif', 'svg', 'png', 'jpeg'] as const;
export const VIDEO_EXTENSIONS = ['mp4', 'webm', 'ogg'] as const;
