import { expect, it, vi } from 'vitest';

import { Forwarder } from '../../../durable/calls/forwarder.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { answeredCall, peer } from './call-makers.ts';

const message = {
  call: 'call',
  user: 1,
  from: peer(1).peerId,
  to: peer(2).peerId,
  body: { link: 'link', candidate: { candidate: '' } },
};

/** Other users' objects, whose stubs break as the test says. @param breaks for the number of each stub, from 1 on */
function open(breaks: (stub: number) => boolean) {
  const sent: string[] = [];
  let stubs = 0;
  const forwarder = new Forwarder((user) => {
    stubs += 1;
    const stub = stubs;
    const answer = (what: string) => {
      sent.push(`${what} to ${user} by ${stub}`);
      return breaks(stub) ? Promise.reject(new Error('broken')) : Promise.resolve();
    };
    return { forward: () => answer('signal'), learn: () => answer('call') };
  });
  const until = (count: number) =>
    vi.waitFor(() => expect(sent).toHaveLength(count), { timeout: 20_000, interval: 1 });
  return { forwarder, sent, until };
}

it('sends to one user through one stub, so that messages stay in order', async () => {
  const { forwarder, sent } = open(() => false);
  forwarder.send(2, message);
  forwarder.send(2, message);
  forwarder.send(3, message);
  await forwarder.announce(2, answeredCall());
  expect(sent).toEqual([
    'signal to 2 by 1',
    'signal to 2 by 1',
    'signal to 3 by 2',
    'call to 2 by 1',
  ]);
});

it('sends again through a new stub where one broke', async () => {
  const { forwarder, sent, until } = open((stub) => stub === 1);
  forwarder.send(2, message);
  await until(2);
  forwarder.send(2, message);
  expect(sent).toEqual(['signal to 2 by 1', 'signal to 2 by 2', 'signal to 2 by 2']);
  const announced = open((stub) => stub === 1);
  await announced.forwarder.announce(2, answeredCall());
  announced.forwarder.send(2, message);
  expect(announced.sent).toEqual(['call to 2 by 1', 'signal to 2 by 2']);
});

it('gives up after the second, and begins again with the next message', async () => {
  expectConsole(/^User 2 could not be signalled Error: broken/);
  const { forwarder, sent, until } = open((stub) => stub < 3);
  forwarder.send(2, message);
  await until(2);
  await scheduler.wait(0);
  forwarder.send(2, message);
  expect(sent.at(-1)).toBe('signal to 2 by 3');
});
