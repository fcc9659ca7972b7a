import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { app } from '../../../worker/app.ts';
import { partsOf } from '../../../worker/catalogue/queries/catalogue-import.ts';
import { CatalogueImport } from '../../../worker/contract/admin-game.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { ORIGIN, expectAnswer, get, nextAddress, patch } from '../support/client.ts';
import { rows, valueOf } from '../support/sql.ts';
import { type Person, addTo, countLog, foundBy, keeper, logOf } from './catalogue.ts';

let admin: Person;

const send = (file: BodyInit, query = '', person: Person | null = admin, type = 'text/csv') =>
  app.fetch(
    new Request(`${ORIGIN}/api/admin/games/import${query}`, {
      method: 'POST',
      headers: {
        'Content-Type': type,
        'CF-Connecting-IP': nextAddress(),
        ...(person && { Authorization: `Bearer ${person.token}` }),
      },
      body: file,
    }),
    env,
    { waitUntil() {}, passThroughOnException() {}, props: {} },
  );

const preview = (file: BodyInit) => expectAnswer(send(file), 200, CatalogueImport);
const apply = (file: BodyInit) => expectAnswer(send(file, '?apply=1'), 200, CatalogueImport);
const refused = async (file: BodyInit, query = '') =>
  (await expectAnswer(send(file, query), 422, Problem)).detail;
const countGames = () => valueOf<number>`SELECT count(*) AS n FROM games`;
const categoriesOf = async (name: string) =>
  (
    await rows<{
      name: string;
    }>`SELECT c.name FROM game_categories gc JOIN games g ON g.id = gc.game_id
       JOIN categories c ON c.id = gc.category_id WHERE g.name = ${name} ORDER BY c.name`
  ).map((row) => row.name);

beforeAll(async () => {
  admin = await keeper();
});

it('says what would change, and changes nothing before it is told to', async () => {
  await addTo(admin, 'Copper Lane', [1]);
  await addTo(admin, 'Tin Alley', [2]);
  const file =
    'Name,Categories\r\nCopper Lane,Racing|Shooter\r\ntin alley,Battle Royale\r\n"Zinc, Row","Racing"\r\n\r\n';
  const [games, lines] = [await countGames(), await countLog()];
  const plan = await preview(file);
  expect(plan).toMatchObject({
    applied: false,
    added: ['Zinc, Row'],
    changed: [{ name: 'Copper Lane' }],
    made: [],
    unchanged: 1,
    faults: [],
  });
  expect([await countGames(), await countLog()]).toEqual([games, lines]);

  const { made, ...done } = await apply(file);
  expect(done).toMatchObject({ applied: true, added: ['Zinc, Row'] });
  expect(made).toEqual([{ id: (await foundBy('zinc row'))[0], name: 'Zinc, Row' }]);
  expect(await categoriesOf('Copper Lane')).toEqual(['Racing', 'Shooter']);
  expect(await categoriesOf('Zinc, Row')).toEqual(['Racing']);
  expect(await categoriesOf('Tin Alley')).toEqual(['Battle royale']);
  expect(await logOf(admin, '/api/games/import')).toMatchObject([
    { action: 'games-imported', after: { added: 1, changed: 1 } },
  ]);
  expect(await apply(file)).toMatchObject({ applied: false, added: [], unchanged: 3 });
  expect(await countLog()).toBe((lines ?? 0) + 1);
});

it('takes names alone, other separators, and a byte order mark', async () => {
  const only = new TextEncoder().encode('\uFEFFname\nLead Court\n');
  expect((await apply(only)).added).toEqual(['Lead Court']);
  expect((await preview('name;categories\nIron Gate;Racing|Sports\n')).added).toEqual([
    'Iron Gate',
  ]);
  // A file without the column leaves the categories unchanged.
  await preview('name\nCopper Lane\n');
  expect(await categoriesOf('Copper Lane')).toEqual(['Racing', 'Shooter']);
});

it('takes presets, and gives the same file back, without formulas', async () => {
  await addTo(admin, 'Nickel Raid', [1]);
  for (const name of ['-7', "'+Eight", '=Nine()']) await addTo(admin, name);
  const presets = 'Raid 10: 2 Tank, 2 Healer, 6 Damage | Squad of 4: 4 | Open: 8, 1 Tank';
  const file = `name,presets\nNickel Raid,"${presets}"\nNickel Court,\n`;
  expect(await apply(file)).toMatchObject({
    added: ['Nickel Court'],
    changed: [{ name: 'Nickel Raid' }],
  });
  expect(await apply(file)).toMatchObject({ applied: false, unchanged: 2 });
  const answer = await get('/api/admin/games.csv', admin.token);
  const exported = await answer.text();
  expect(exported).toContain(`Nickel Raid,Shooter,"${presets}"\r\n`);
  expect(exported).toContain('Nickel Court,,\r\n');
  for (const cell of ["'-7", "''+Eight", "'=Nine()"]) expect(exported).toContain(`\r\n"${cell}",`);
  const { added, changed, faultCount } = await preview(exported);
  expect([added, changed, faultCount]).toEqual([[], [], 0]);
});

it('takes 5,000 games with presets at once', async () => {
  const presets = ['Raid', 'Dungeon', 'Arena'].map((kind) => `${kind}: 2 Tank, 2 Healer, 6 Damage`);
  const lines = Array.from({ length: 5_000 }, (_, n) => `Bulk ${n},Racing,"${presets.join('|')}"`);
  const { added } = await apply(`name,categories,presets\n${lines.join('\n')}`);
  expect(added).toHaveLength(5_000);
  expect(await foundBy('bulk 4999')).toHaveLength(1);
});

it('sends no parameter that is larger than D1 takes', () => {
  const lines = Array.from({ length: 5_000 }, (_, line) => ({ line, name: '京'.repeat(300) }));
  const parts = partsOf(lines);
  expect(parts.map((part) => new Blob([part]).size).filter((size) => size > 2_000_000)).toEqual([]);
  expect(parts.flatMap((part): unknown => JSON.parse(part))).toEqual(lines);
});

it('names each line that is wrong, and changes nothing as long as there is one', async () => {
  const { id } = await addTo(admin, 'Gone Fishing');
  await patch(`/api/admin/games/${id}`, { archived: true, reason: 'Old' }, admin.token);
  const file = [
    'name,categories',
    'Good One,Racing',
    '"=HYPERLINK(""http://evil.test"",""x"")",Racing',
    'X,Racing',
    'Good One,Sports',
    'Fine Name,Nonsense|Racing',
    'Gone Fishing,Racing',
    'Too,Many,Values',
  ].join('\n');
  const before = await countGames();
  const { faults, faultCount } = await preview(file);
  expect(faultCount).toBe(6);
  expect(faults.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '3 A name can’t start like a spreadsheet formula.',
    '4 Use at least 2 characters.',
    '5 This game is already in line 2.',
    '6 Unknown category: "Nonsense".',
    '7 This game is archived. Restore it first.',
    '8 This line has more values than columns.',
  ]);
  expect(await refused(file, '?apply=1')).toContain('line 6: Unknown category');
  // This also holds if only the database knows the fault.
  for (const fault of ['Fine Name,Nonsense', 'Gone Fishing,Racing']) {
    const [named = ''] = fault.split(',');
    const change = `name,categories\nGood One,Racing\nCopper Lane,Sports\n${fault}`;
    const kept = await categoriesOf('Copper Lane');
    expect(await refused(change, '?apply=1')).toContain('line 4');
    expect([await countGames(), await categoriesOf('Copper Lane')]).toEqual([before, kept]);
    expect(await categoriesOf(named)).toEqual([]);
  }
  expect(await countGames()).toBe(before);
  expect(await foundBy('good one')).toEqual([]);
});

it('says what is wrong with the whole of it', async () => {
  expect(await refused('title,genre\nA Game,Racing')).toContain('The column "name" is missing');
  expect(await refused('name,price\nA Game,5')).toContain('unknown columns: "price"');
  expect(await refused('name,categories\n')).toContain('contains no games');
  expect(await refused('')).toContain('The column');
  expect(await refused(new Uint8Array([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xe9, 0x74, 0xe9]))).toContain(
    'isn’t UTF-8',
  );
  expect(await refused(new Uint8Array([0xff, 0xfe, 0x6e, 0x00, 0x61, 0x00]))).toContain(
    'isn’t UTF-8',
  );
  const wide = new TextEncoder().encode('name\nA Game\n'.replaceAll(/(?<=.|\n)/g, '\0'));
  expect(await refused(wide)).toContain('isn’t UTF-8');
  const long = `name\n${Array.from({ length: 50_000 }, (_, n) => `Game ${n}`).join('\n')}`;
  expect(await refused(long)).toContain('has 50000 games, and the maximum is 5000');
  expect((await send('x'.repeat(2 * 1024 * 1024))).status).toBe(413);
  expect((await send('name\nA Game', '', admin, 'application/json')).status).toBe(415);
  expect((await preview('name\n\nA "B\n"C"D\n')).faults).toEqual([
    { line: 4, message: 'Double the quotation marks inside a value.' },
  ]);
  expect((await preview('name\n"Never ends')).faults).toEqual([
    { line: 2, message: 'A quotation mark isn’t closed.' },
  ]);
});
