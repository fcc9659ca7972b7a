import { seriesBody } from '../../worker/support/series.ts';
import { sessionBody } from '../../worker/support/sessions.ts';
import { MINUTE_MS, type Turn, perhapsTwice, pickRow, someSession } from './turn.ts';

/** What people do with sessions. */

const idIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'id' in body ? Number(body.id) : undefined;

/** Hosts a session or a series. */
export async function host(turn: Turn) {
  const { world, random, by } = turn;
  const name = `Run${world.seed}q${by.index}h${world.log.length}z`;
  const roles = random.pick([[], [], [], [{ name: 'Tank', seats: 1 }]]);
  const over = {
    name,
    seats: 2 + roles.length + random.below(3),
    roles,
    instant: random.pick(['nobody', 'nobody', 'friends', 'everyone']),
    visibility: random.pick(['public', 'public', 'public', 'friends', 'unlisted']),
    membersInvite: random.below(2) === 0,
    startsAt: new Date(Date.now() + (10 + random.below(240)) * MINUTE_MS).toISOString(),
    durationMinutes: 60,
  };
  const inSeries = random.below(5) === 0;
  const { status, body } = inSeries
    ? await world.ask(by, 'POST', '/api/series', seriesBody({}, over))
    : await world.ask(by, 'POST', '/api/sessions', sessionBody(over));
  const id = idIn(body);
  if (status === 201 && id !== undefined) world.sessions.push(id);
}

export async function apply(turn: Turn) {
  const { world, random, by } = turn;
  const session = await someSession(turn);
  if (session === undefined) return;
  const role = random.below(8) === 0 ? { role: 'Tank' } : {};
  const body = {
    text: '',
    user: `/api/users/${by.id}`,
    session: `/api/sessions/${session}`,
    ...role,
  };
  await perhapsTwice(turn, () => world.ask(by, 'POST', '/api/applications', body));
}

const HOSTS_MOVES = ['accepted', 'accepted', 'accepted', 'declined', 'removed'] as const;
const OWN_MOVES = ['accepted', 'withdrawn', 'left'] as const;

export async function decide(turn: Turn) {
  const { world, random, by } = turn;
  const found = await pickRow<{ id: number }>(
    random,
    `SELECT a.id FROM applications a JOIN sessions s ON s.id = a.session_id
     WHERE s.host_id = ?1 AND (a.status IN ('pending', 'waiting') OR a.id % 4 = ?2) ORDER BY a.id`,
    by.id,
    random.below(4),
  );
  if (!found) return;
  const status = random.pick(HOSTS_MOVES);
  await perhapsTwice(turn, () =>
    world.ask(by, 'PATCH', `/api/applications/${found.id}`, { status }),
  );
}

export async function moveOwn(turn: Turn) {
  const { world, random, by } = turn;
  const found = await pickRow<{ id: number }>(
    random,
    'SELECT id FROM applications WHERE user_id = ? ORDER BY id',
    by.id,
  );
  if (!found) return;
  const move = random.below(6) === 0 ? { answer: 'late' } : { status: random.pick(OWN_MOVES) };
  await perhapsTwice(turn, () => world.ask(by, 'PATCH', `/api/applications/${found.id}`, move));
}

export async function change(turn: Turn) {
  const { world, random, by } = turn;
  const found = await pickRow<{ id: number }>(
    random,
    'SELECT id FROM sessions WHERE host_id = ? AND closed = 0 ORDER BY id',
    by.id,
  );
  if (!found) return;
  const path = `/api/sessions/${found.id}`;
  const body = random.pick<object>([
    { seats: 2 + random.below(4) },
    { seats: 2 + random.below(4) },
    { startsAt: new Date(Date.now() + (5 + random.below(200)) * MINUTE_MS).toISOString() },
    { visibility: random.pick(['public', 'friends', 'unlisted']) },
    { instant: random.pick(['nobody', 'everyone']) },
    { status: 'cancelled', cancelReason: 'Two are ill.' },
  ]);
  await perhapsTwice(turn, () => world.ask(by, 'PATCH', path, body));
}

export async function inviteToSession(turn: Turn) {
  const { world, by, other } = turn;
  const session = await someSession(turn);
  if (session === undefined) return;
  const body = { user: `/api/users/${other.id}` };
  await perhapsTwice(turn, () =>
    world.ask(by, 'POST', `/api/sessions/${session}/invitations`, body),
  );
}

export async function answerInvitation(turn: Turn) {
  const { world, random, by } = turn;
  const found = await pickRow<{ id: number }>(
    random,
    'SELECT id FROM invitations WHERE user_id = ? ORDER BY id',
    by.id,
  );
  if (!found) return;
  const status = random.pick(['accepted', 'accepted', 'declined']);
  await perhapsTwice(turn, () =>
    world.ask(by, 'PATCH', `/api/invitations/${found.id}`, { status }),
  );
}
