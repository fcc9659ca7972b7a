import { pushKeys } from '../local/secrets.ts';

// `npm run make-push-keys`: prints a new key pair for an operator, once per instance. Browsers subscribe with its
// public key. With other keys each browser subscribes again at its next visit.

const { publicKey, privateKey } = pushKeys();
console.log(`Put the public key into wrangler.toml, under [vars]:

  VAPID_PUBLIC_KEY = "${publicKey}"

Then store the private key as a secret, and paste it when you are asked:

  npx wrangler secret put VAPID_PRIVATE_KEY
  ${privateKey}

Deploy again. Keep both: with other keys, a browser gets no pushes until its next visit.`);
