/** The readable part of a name. A title can have letters that become several. */
const READABLE_MAX = 60;

/** FNV-1a. Titles that differ in other letters than these, such as Japanese ones, need names of their own. */
function hashOf(title: string) {
  let hash = 0x811c9dc5;
  for (const char of title) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The name of the image that is drawn of a game's title, without its extension. */
export const previewName = (title: string) =>
  `${title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, READABLE_MAX)}-${hashOf(title)}`;
