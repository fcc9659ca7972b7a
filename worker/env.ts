import type { CallRpc, PresenceRpc, RoomRpc, SignallingRpc } from '../durable/rpc.ts';

/** What wrangler.toml binds, and the secrets beside it. */
export interface Env {
  DB: D1Database;
  FILES: R2Bucket;
  ASSETS: Fetcher;
  /** Makes the small copies of pictures; without it they are shown as they came. */
  IMAGES?: ImagesBinding | undefined;
  MAIL: SendEmail;
  PRESENCE: DurableObjectNamespace<PresenceRpc>;
  SIGNALLING: DurableObjectNamespace<SignallingRpc>;
  CALL: DurableObjectNamespace<CallRpc>;
  ROOM: DurableObjectNamespace<RoomRpc>;
  LIMIT_REGISTER: RateLimit;
  LIMIT_LOGIN: RateLimit;
  LIMIT_WRITE: RateLimit;
  LIMIT_MAIL: RateLimit;
  /** At least 32 characters; signs access tokens and derives refresh tokens. */
  JWT_SECRET: string;
  /** The secret before the last rotation; still verifies until it is removed. */
  JWT_SECRET_PREVIOUS?: string;
  PUBLIC_URL?: string;
  /** From whom mails come: an address of a domain that the operator may send for. */
  MAIL_FROM?: string;
  /** Origins beside our own whose clients may call, separated by spaces. */
  CLIENT_ORIGINS?: string;
  OPERATOR_NAME?: string;
  OPERATOR_ADDRESS?: string;
  OPERATOR_EMAIL?: string;
  /** STUN servers for calls, separated by spaces. */
  STUN_URLS?: string;
  /** A TURN key of Cloudflare Realtime, and the token that makes credentials of it (secret). */
  TURN_KEY_ID?: string;
  TURN_KEY_API_TOKEN?: string;
  /** Or TURN servers of one's own, separated by spaces, and the secret shared with them (secret). */
  TURN_URLS?: string;
  TURN_SECRET?: string;
}
