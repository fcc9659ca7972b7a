/** From the file and the name there alone, so that the client and the page drawn before it agree. */
export const classNames = { generateScopedName: '[local]_[hash:base64:5]' };
