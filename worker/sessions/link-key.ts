/** A key for the link of an unlisted session, or of a series: 122 random bits. */
export const newLinkKey = () => crypto.randomUUID().replaceAll('-', '');
