/** Every second part stood between two pairs of asterisks. */
export const splitAtBold = (text: string) => text.split(/\*\*([^*\n]+)\*\*/u);

/** The text for what shows no bold words. */
export const withoutBold = (text: string) => splitAtBold(text).join('');
