/** The name of the image that is drawn of a game's title while building. */
export const previewName = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
