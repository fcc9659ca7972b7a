/** The hosts that a build was given, as origins; '' stands for the client's own. */
const given = (name: string) => {
  const host = process.env[name] ?? '';
  return host === '' ? '' : new URL(host).origin;
};

const hosts = {
  __API_HOST__: given('API_HOST'),
  __HUB_HOST__: given('HUB_HOST'),
  __SIGNALLING_HOST__: given('SIGNALLING_HOST'),
};

/** What vite puts in their place. */
export const hostDefinitions = Object.fromEntries(
  Object.entries(hosts).map(([name, host]) => [name, JSON.stringify(host)]),
);

/** The origins beside the client's own that it may talk to and show files from. */
export const foreignOrigins = {
  connect: [...new Set(Object.values(hosts))]
    .filter((host) => host !== '')
    .flatMap((host) => [host, host.replace(/^http/, 'ws')]),
  files: hosts.__API_HOST__ === '' ? [] : [hosts.__API_HOST__],
};
