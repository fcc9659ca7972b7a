import { type DeviceItem, DeviceList } from '../../contract/device.ts';
import { ById } from '../../contract/reference.ts';
import { iso } from '../../contract/time.ts';
import { allowLeaving, limited, signedIn, userRoute } from '../../core/auth/guards.ts';
import { answerList, head } from '../../core/items.ts';
import { endDevice, endDevices, withDeviceEnd } from '../../core/objects.ts';
import { notFound } from '../../core/problems.ts';
import { createRouter, route, json, requireViewer } from '../../core/router.ts';
import { nameDevice } from '../../core/user-agent.ts';
import {
  type DeviceRow,
  listDevices,
  revokeDeviceOf,
  revokeOtherDevices,
} from '../queries/devices.ts';

const toItem = (row: DeviceRow, currentId: number): DeviceItem => ({
  ...head('Device', 'devices', row.id),
  ...nameDevice(row.userAgent),
  country: row.country,
  current: row.id === currentId,
  way: row.way,
  loggedInAt: iso(row.createdAt),
  lastSeenAt: iso(row.rotatedAt),
});

export const devices = createRouter()
  .openapi(
    userRoute('get', '/devices', {
      summary: 'The caller’s devices, latest log-in first',
      responses: { 200: json(DeviceList, 'The latest ones.') },
    }),
    async (c) => {
      const { id, deviceId } = requireViewer(c);
      const rows = await listDevices(c.get('db'), id, Date.now());
      return answerList(c, { rows }, (row) => toItem(row, deviceId));
    },
  )
  .openapi(
    route('delete', '/devices', {
      summary: 'Logs out all devices of the caller but this one',
      middleware: [signedIn, allowLeaving, limited('LIMIT_WRITE')] as const,
      responses: { 204: { description: 'Logged out.' } },
    }),
    async (c) => {
      const { id: userId, deviceId } = requireViewer(c);
      const revoked = revokeOtherDevices(c.get('db'), userId, deviceId, Date.now());
      const ended = await withDeviceEnd(c.env, { userId, deviceId: null }, revoked);
      await endDevices(c.env, userId, ended);
      return c.body(null, 204);
    },
  )
  .openapi(
    route('delete', '/devices/{id}', {
      summary: 'Logs out a device of the caller',
      middleware: [signedIn, allowLeaving, limited('LIMIT_WRITE')] as const,
      request: { params: ById },
      responses: { 204: { description: 'Logged out.' } },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      const { id: deviceId } = c.req.valid('param');
      const revoked = revokeDeviceOf(c.get('db'), userId, deviceId, Date.now());
      if (!(await withDeviceEnd(c.env, { userId, deviceId }, revoked))) throw notFound('device');
      await endDevice(c.env, userId, deviceId);
      return c.body(null, 204);
    },
  );
