import { originsIn } from '../../core/settings.ts';

const HOSTS = new Set(['discord.com', 'ptb.discord.com', 'canary.discord.com', 'discordapp.com']);
const PATH = /^\/api\/webhooks\/\d{1,25}\/[\w-]{1,200}$/;

/**
 * The address of a webhook, such as `https://discord.com/api/webhooks/123/a-token`, as it is fetched. It comes from a
 * user, so it could be any address.
 * @returns null if it isn't one of Discord's
 */
export function webhookAddress(text: string, moreOrigins = ''): string | null {
  const url = URL.parse(text.trim());
  if (!url || !PATH.test(url.pathname)) return null;
  const address = url.origin + url.pathname;
  // Nothing else belongs to it: no user, query or fragment.
  if (url.href !== address) return null;
  const known = url.protocol === 'https:' && url.port === '' && HOSTS.has(url.hostname);
  return known || originsIn(moreOrigins).includes(url.origin) ? address : null;
}
