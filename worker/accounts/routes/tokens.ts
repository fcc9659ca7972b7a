import type { MiddlewareHandler } from 'hono';

import { RefreshRequest, RefreshedToken } from '../../contract/account.ts';
import { signAccessToken } from '../../core/auth/access-token.ts';
import { allowLeaving, assertAddressWithin, assertWithin } from '../../core/auth/guards.ts';
import { answer } from '../../core/items.ts';
import { endDevice } from '../../core/objects.ts';
import { forPrograms, UnauthenticatedError } from '../../core/problems.ts';
import { RefusedError } from '../../core/refusals.ts';
import { type AppEnv, body, createRouter, route, json } from '../../core/router.ts';
import { revokeDevice, rotateDevice } from '../queries/devices.ts';
import { mintRefreshToken, readRefreshToken } from '../refresh-token.ts';

/**
 * A valid refresh token is counted per device, because many devices may share an address. Anything else is counted per
 * address, so that guessing is slow.
 */
const limitedByDevice: MiddlewareHandler<AppEnv> = async (c, next) => {
  // A missing body counts as no token here. The validator refuses it afterwards.
  const { data } = RefreshRequest.safeParse(await c.req.json().catch(() => null));
  const token = data && (await readRefreshToken(c.env, data.refresh_token));
  if (token) await assertWithin(c.env.LIMIT_WRITE, `device:${token.deviceKey}`);
  else await assertAddressWithin(c, 'LIMIT_WRITE');
  return next();
};

export const tokens = createRouter()
  .openapi(
    route('post', '/token/refresh', {
      summary: 'Exchanges a refresh token for an access token and the next refresh token',
      description:
        'Store the next refresh token before you use the new access token. Once it was used, the one before ends the log-in.',
      middleware: [allowLeaving, limitedByDevice] as const,
      request: { body: body(RefreshRequest) },
      responses: {
        200: json(RefreshedToken, 'Both tokens. The given one works until the next one is used.'),
      },
    }),
    async (c) => {
      const now = Date.now();
      const token = await readRefreshToken(c.env, c.req.valid('json').refresh_token);
      const rotate = async () => token && rotateDevice(c.get('db'), token, now);
      // Retried once if the answer is lost: without it, nobody knows which device's connections to close.
      const rotated = await rotate().catch((error: unknown) => {
        if (error instanceof RefusedError) throw error;
        return rotate();
      });
      if (rotated?.ended) await endDevice(c.env, rotated.userId, rotated.deviceId);
      if (!token || !rotated || rotated.ended)
        throw new UnauthenticatedError(forPrograms('The refresh token isn’t valid anymore.'));
      const { userId, deviceId, generation } = rotated;
      return answer(c, {
        token: await signAccessToken(c.env, { id: userId, deviceId }, now),
        refresh_token: await mintRefreshToken(c.env, { deviceKey: token.deviceKey, generation }),
      });
    },
  )
  .openapi(
    route('post', '/logout', {
      summary: 'Revokes a refresh token. The answer is the same for a revoked one',
      middleware: [allowLeaving, limitedByDevice] as const,
      request: { body: body(RefreshRequest) },
      responses: { 204: { description: 'Logged out.' } },
    }),
    async (c) => {
      const token = await readRefreshToken(c.env, c.req.valid('json').refresh_token);
      if (!token) return c.body(null, 204);
      // The first attempt logs the device out, so a retry would be refused as unauthenticated.
      const db = c.get('db').asAnyone();
      const revoke = () => revokeDevice(db, token.deviceKey, Date.now());
      // Retried once if the answer is lost: without it, nobody knows which device's connections to close.
      const device = await revoke().catch(revoke);
      if (device) await endDevice(c.env, device.userId, device.id);
      return c.body(null, 204);
    },
  );
