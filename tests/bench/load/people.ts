// People of one process: connects them all, says so, acts once it is told to, checks, and reports: `people.ts <plan>`.
import { setTimeout as wait } from 'node:timers/promises';

import { inTurns } from '../presence/holders.ts';
import { applying } from './apply.ts';
import { browsing } from './browse.ts';
import { comingAndGoing } from './come.ts';
import { keepPace } from './pace.ts';
import { ACTS, type Act, Plan, RATES } from './plan.ts';
import type { News } from './report.ts';
import { ringing } from './ring.ts';
import { Scene } from './scene.ts';
import { writing } from './write.ts';

const AT_ONCE = 20;
const RENEW_EVERY_MS = 5_000;

process.once('disconnect', () => process.exit());
const tell = (news: News) => process.send?.(news);

const scene = new Scene(Plan.parse(JSON.parse(process.argv[2] ?? '')));
const { plan, notes } = scene;
const rooms = writing(scene);
const calls = ringing(scene);
const presence = comingAndGoing(scene);
const browse = browsing(scene);

const acts: Record<Act, (index: number) => Promise<unknown>> = {
  list: browse.list,
  search: browse.search,
  page: browse.page,
  follow: browse.follow,
  apply: applying(scene),
  write: rooms.write,
  mark: rooms.mark,
  ring: calls.ring,
  flap: presence.flap,
  come: presence.come,
};

async function act() {
  const { share, warmUpSeconds } = plan;
  const seconds = warmUpSeconds + plan.seconds;
  notes.measuresFrom = performance.now() + warmUpSeconds * 1_000;
  presence.stayAwayFrom(performance.now() + seconds * 1_000);
  await Promise.all(
    ACTS.filter((name) => plan.comes || name !== 'come').map((name) =>
      keepPace({ name, perSecond: share * RATES[name], seconds, notes }, acts[name]),
    ),
  );
}

/** Streams are opened again before their tokens expire. */
async function renewStreams() {
  for (;;) {
    await wait(RENEW_EVERY_MS, undefined, { ref: false });
    for (const person of scene.people) {
      await person.renewStream().catch((error: unknown) => notes.error('a stream', error));
    }
  }
}

await inTurns(scene.people, AT_ONCE, async (person) => {
  await person.come();
});
await inTurns(scene.people, AT_ONCE, (person) =>
  person.follow(scene.followedBy(person.id), (user, online) =>
    presence.heard(person.id, user, online),
  ),
);
rooms.show();
void renewStreams();
process.once('message', () => void run());
tell({ is: 'ready' });

async function run() {
  await act();
  calls.check();
  await rooms.check();
  notes.report.sockets = scene.people.filter(({ connected }) => connected).length;
  notes.report.away = scene.people.filter(({ here }) => !here).length;
  notes.report.streams = scene.people.filter(({ sees }) => sees !== undefined).length;
  await presence.check();
  for (const person of scene.people) person.end();
  tell({ is: 'report', report: notes.report });
}
