import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { RefreshedToken } from '../../../worker/contract/account.ts';
import { DeviceList } from '../../../worker/contract/device.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { allowConsole } from '../../support/console-watch.ts';
import { expectAnswer, getAs, patch, post, send } from '../../worker/support/client.ts';
import { addAdmin, addUser, loggedIn, register } from '../../worker/support/people.ts';
import { FAULT, failOnce, neverFail, surround } from '../product/faulty.ts';
import { connect, storedOnline, ticketFor, untilStored, upgrade, watch } from '../support/live.ts';

beforeAll(surround);
afterEach(neverFail);

/** A user with two devices, each with an open socket, an open stream and a ticket for another socket. */
async function openDevices() {
  const account = await register();
  const open = async (tokens: { token: string; refresh_token: string }) => ({
    ...tokens,
    ticket: await ticketFor(tokens.token),
    socket: await connect(tokens.token),
    stream: await watch(tokens.token, [account.id]),
  });
  return { id: account.id, here: await open(account), there: await open(await loggedIn(account)) };
}

type Devices = Awaited<ReturnType<typeof openDevices>>;
type End = () => Promise<Response>;

const refresh = (token: string | undefined) => post('/api/token/refresh', { refresh_token: token });

const lockOut =
  (status: object) =>
  async ({ id }: Devices): Promise<End> => {
    const { token } = await addAdmin();
    const body = { ...status, reason: 'A test of the rules.' };
    return () => patch(`/api/admin/users/${id}`, body, token);
  };

interface Ending {
  by: string;
  /** Whether all devices end. Otherwise it is the one `there`. */
  all?: true;
  /** If the database's answer is lost, nobody knows which devices have ended. So all connections are closed. */
  unsure?: true;
  /** The status of the answer, and the one if the database's own answer is lost. */
  statuses: [number, number];
  /** How many round trips come before the one that ends the device. */
  trips?: number;
  prepare: (devices: Devices) => Promise<End>;
}

const ENDINGS: Ending[] = [
  {
    by: 'its log-out',
    statuses: [204, 204],
    prepare: async ({ there }) => {
      const body = { refresh_token: there.refresh_token };
      return () => post('/api/logout', body, there.token);
    },
  },
  {
    by: 'a log-out from another device',
    statuses: [204, 500],
    prepare: async ({ here: { token } }) => {
      const { member } = await getAs(DeviceList, '/api/devices', token);
      const other = member.find(({ current }) => !current);
      return () => send('DELETE', `/api/devices/${other?.id}`, { token });
    },
  },
  {
    by: 'a replay of its refresh token',
    statuses: [401, 401],
    prepare: async ({ there }) => {
      const second = await expectAnswer(refresh(there.refresh_token), 200, RefreshedToken);
      await expectAnswer(refresh(second.refresh_token), 200, RefreshedToken);
      return () => refresh(there.refresh_token);
    },
  },
  {
    by: 'a new password',
    unsure: true,
    statuses: [204, 500],
    trips: 1,
    prepare: async ({ here }) => {
      const body = { password: 'a wholly new password' };
      return () => post('/api/password/change', body, here.token);
    },
  },
  {
    by: 'a ban',
    all: true,
    statuses: [200, 500],
    trips: 1,
    prepare: lockOut({ status: 'banned' }),
  },
  {
    by: 'a suspension',
    all: true,
    statuses: [200, 500],
    trips: 1,
    prepare: lockOut({ status: 'suspended', until: new Date(Date.now() + DAY_MS).toISOString() }),
  },
];

const redeem = async (ticket: string) => {
  const { status, webSocket } = await upgrade(`ticket=${ticket}`);
  webSocket?.accept();
  webSocket?.close();
  return status;
};

describe.each([
  ['', false],
  [', even if the answer of the database is lost', true],
])('what a device holds open ends at once%s', (_, lost) => {
  it.each(ENDINGS)(
    'by $by',
    async ({ all = false, unsure = false, statuses, trips = 0, prepare }) => {
      if (lost) allowConsole(new RegExp(FAULT));
      const [devices, friend] = [await openDevices(), await addUser()];
      const { id, here, there } = devices;
      await untilStored(id, true);
      const watching = await watch(friend.token, [id]);
      await watching.shows(id, 1);
      const end = await prepare(devices);
      if (lost) failOnce('after', trips);
      expect((await end()).status).toBe(statuses[lost ? 1 : 0]);
      const closed = all || (lost && unsure);
      expect(await storedOnline(id)).toBe(!closed);
      for (const { socket, stream } of closed ? [here, there] : [there]) {
        expect(await socket.closed()).toEqual({ code: 4001 });
        await stream.ended();
      }
      expect([here.socket.isClosed(), here.stream.isEnded()]).toEqual([closed, closed]);
      await watching.shows(id, closed ? 0 : 1);
      expect(await Promise.all([here, there].map(({ ticket }) => redeem(ticket)))).toEqual([
        all ? 401 : 101,
        401,
      ]);
      expect(watching.isEnded()).toBe(false);
      watching.leave();
    },
  );
});
