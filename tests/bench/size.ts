/** `npm run bench -- --short`: whether everything runs and counts right, in seconds; how fast it is, it doesn't tell. */
export const isShort = process.argv.includes('--short');

export const size = (whole: number, short: number) => (isShort ? short : whole);
