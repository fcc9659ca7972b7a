import type {
  CallRpc,
  NotifierRpc,
  PresenceRpc,
  RoomRpc,
  SignallingRpc,
} from './contract/objects/rpc.ts';

/** The bindings and variables of wrangler.toml, and the secrets. */
export interface Env {
  DB: D1Database;
  FILES: R2Bucket;
  ASSETS: Fetcher;
  /** Makes the small copies of images. Without it the originals are shown. */
  IMAGES?: ImagesBinding | undefined;
  MAIL: SendEmail;
  PRESENCE: DurableObjectNamespace<PresenceRpc>;
  SIGNALLING: DurableObjectNamespace<SignallingRpc>;
  CALL: DurableObjectNamespace<CallRpc>;
  ROOM: DurableObjectNamespace<RoomRpc>;
  NOTIFIER: DurableObjectNamespace<NotifierRpc>;
  LIMIT_REGISTER: RateLimit;
  LIMIT_LOGIN: RateLimit;
  LIMIT_WRITE: RateLimit;
  LIMIT_MAIL: RateLimit;
  LIMIT_FEED: RateLimit;
  /** Without it, reads aren't limited. */
  LIMIT_READ?: RateLimit | undefined;
  /** At least 32 characters. Signs access tokens and derives refresh tokens. */
  JWT_SECRET: string;
  /** The secret before the last rotation. Still verifies tokens until it is removed. */
  JWT_SECRET_PREVIOUS?: string;
  PUBLIC_URL?: string;
  /** Where Durable Objects must stay, such as 'eu'. Empty is anywhere. Never changed once there is data. */
  JURISDICTION?: string;
  /** 'off' lets admins act with a password alone. */
  ADMIN_SECOND_FACTOR?: string;
  /** 'on' remembers a keyed hash of a part of the network address of each registration, for 30 days. */
  REMEMBER_ADDRESSES?: string;
  /** Log-in with Discord, Google and Twitch: the id and the secret of the app that the operator registered there. */
  DISCORD_CLIENT_ID?: string;
  DISCORD_CLIENT_SECRET?: string;
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  TWITCH_CLIENT_ID?: string;
  TWITCH_CLIENT_SECRET?: string;
  /** 'on' for log-in with Steam. The key (secret) is needed to read people's names there. */
  STEAM_LOGIN?: string;
  STEAM_API_KEY?: string;
  /** The origin of the provider that `npm start` runs. Only one on this machine is taken. */
  DEMO_PROVIDER_URL?: string;
  /** The sender of emails: an address of a domain that the operator may send for. */
  MAIL_FROM?: string;
  /** Other origins whose clients may call the API, separated by spaces. */
  CLIENT_ORIGINS?: string;
  OPERATOR_NAME?: string;
  OPERATOR_ADDRESS?: string;
  OPERATOR_EMAIL?: string;
  /** The key pair that pushes are signed with, base64url: `npm run make-push-keys`. The private one is a secret. */
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  /** Whom push services may contact: a mailto: or https: address. Otherwise OPERATOR_EMAIL. */
  VAPID_SUBJECT?: string;
  /** Origins of further push services, separated by spaces: for tests. */
  PUSH_ORIGINS?: string;
  /** Origins of further webhooks in place of Discord's, separated by spaces: for tests. */
  DISCORD_WEBHOOK_ORIGINS?: string;
  DEMO_DISCORD_URL?: string;
  /** STUN servers for calls, separated by spaces. */
  STUN_URLS?: string;
  /** A TURN key of Cloudflare Realtime, and the token (secret) that creates its credentials. */
  TURN_KEY_ID?: string;
  TURN_KEY_API_TOKEN?: string;
  /** Or the operator's own TURN servers, separated by spaces, and the secret shared with them. */
  TURN_URLS?: string;
  TURN_SECRET?: string;
  /** An SFU for the voice of sessions: an app of Cloudflare Realtime, and its secret. */
  SFU_APP_ID?: string;
  SFU_APP_SECRET?: string;
  /** Another server with the same API, such as the one that `npm start` runs. */
  SFU_URL?: string;
}
