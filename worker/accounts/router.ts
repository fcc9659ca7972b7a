import { createRouter } from '../core/router.ts';
import { account } from './routes/account.ts';
import { accounts } from './routes/accounts.ts';
import { devices } from './routes/devices.ts';
import { emails } from './routes/emails.ts';
import { exports } from './routes/export.ts';
import { gamertags } from './routes/gamertags.ts';
import { identities } from './routes/identities.ts';
import { invites } from './routes/invite-links.ts';
import { passkeyLogin } from './routes/passkey-login.ts';
import { passkeys } from './routes/passkeys.ts';
import { passwords } from './routes/passwords.ts';
import { proof } from './routes/proof.ts';
import { providerLogin } from './routes/provider-login.ts';
import { secondFactor } from './routes/second-factor.ts';
import { tokens } from './routes/tokens.ts';

export const accountsRouter = createRouter()
  .route('/', accounts)
  .route('/', tokens)
  .route('/', account)
  .route('/', passwords)
  .route('/', emails)
  .route('/', passkeyLogin)
  .route('/', passkeys)
  .route('/', providerLogin)
  .route('/', identities)
  .route('/', gamertags)
  .route('/', proof)
  .route('/', secondFactor)
  .route('/', devices)
  .route('/', exports)
  .route('/', invites);
