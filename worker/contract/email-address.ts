/** What is copied along with an address and no one sees. Joiners stay, since some domains have them. */
const UNSEEN = /[[\p{Default_Ignorable_Code_Point}\p{Cc}]--[\u200c\u200d]]/gv;

/** The characters that end or change a domain in a link. */
const NO_DOMAIN = /[\s/?#:@\\[\]%]/u;

/** A domain as DNS has it. Empty if it is none. */
function asciiDomain(domain: string): string {
  if (!/\P{ASCII}|xn--/iu.test(domain)) return domain;
  const address = `http://${domain}`;
  return !NO_DOMAIN.test(domain) && URL.canParse(address) ? new URL(address).hostname : '';
}

/**
 * An address with its domain in ASCII: `mira@почта.рф` is `mira@xn--80a1acny.xn--p1ai`. Browsers and mail programs write
 * either form of the same address.
 */
export function asciiAddress(text: string): string {
  const address = text.replaceAll(UNSEEN, '').trim();
  const domainAt = address.lastIndexOf('@') + 1;
  return domainAt === 0
    ? address
    : address.slice(0, domainAt) + asciiDomain(address.slice(domainAt));
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/**
 * The addresses that a browser's email field accepts (HTML standard, 4.10.5.1.5), if their domain has a dot and isn't
 * an IP address.
 */
export const EMAIL_ADDRESS = new RegExp(
  `^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`,
  'i',
);
