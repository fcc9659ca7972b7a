/** Depends only on the file and the local name, so that the client and the pre-rendered page agree. */
export const classNames = { generateScopedName: '[local]_[hash:base64:5]' };
