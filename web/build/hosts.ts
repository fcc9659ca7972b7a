/** The origin of a host that the build was given. '' stands for the client's own origin. */
const given = (name: string) => {
  const host = process.env[name] ?? '';
  return host === '' ? '' : new URL(host).origin;
};

const hosts = {
  PEERWAY_API_HOST: given('API_HOST'),
  PEERWAY_HUB_HOST: given('HUB_HOST'),
  PEERWAY_SIGNALLING_HOST: given('SIGNALLING_HOST'),
};

/** The values that vite puts in place of the names. */
export const hostDefinitions = Object.fromEntries(
  Object.entries(hosts).map(([name, host]) => [name, JSON.stringify(host)]),
);

/** The other origins that the client may connect to and show files from. */
export const foreignOrigins = {
  connect: [...new Set(Object.values(hosts))].flatMap((host) =>
    host === '' ? [] : [host, host.replace(/^http/, 'ws')],
  ),
  files: hosts.PEERWAY_API_HOST === '' ? [] : [hosts.PEERWAY_API_HOST],
};
