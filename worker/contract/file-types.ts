/** The extensions that are shown. No imports: home loads this without the schema library. */

export const IMAGE_EXTENSIONS = ['jpg', 'gif', 'svg', 'png', 'jpeg'] as const;
export const VIDEO_EXTENSIONS = ['mp4', 'webm', 'ogg'] as const;

export const MEDIA_EXTENSIONS = [...IMAGE_EXTENSIONS, ...VIDEO_EXTENSIONS] as const;
