/** The hosts that a build was given, as origins; '' stands for the client's own. */
const given = (name: string) => {
  const host = process.env[name] ?? '';
  return host === '' ? '' : new URL(host).origin;
};

const hosts = {
  PEERWAY_API_HOST: given('API_HOST'),
  PEERWAY_HUB_HOST: given('HUB_HOST'),
  PEERWAY_SIGNALLING_HOST: given('SIGNALLING_HOST'),
};

/** What vite puts in their place. */
export const hostDefinitions = Object.fromEntries(
  Object.entries(hosts).map(([name, host]) => [name, JSON.stringify(host)]),
);

/** The origins beside the client's own that it may talk to and show files from. */
export const foreignOrigins = {
  connect: [...new Set(Object.values(hosts))].flatMap((host) =>
    host === '' ? [] : [host, host.replace(/^http/, 'ws')],
  ),
  files: hosts.PEERWAY_API_HOST === '' ? [] : [hosts.PEERWAY_API_HOST],
};
