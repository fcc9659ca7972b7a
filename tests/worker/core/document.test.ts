import Ajv2020 from 'ajv/dist/2020';
import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { type ApiDocument, listOperations } from '../../../worker/core/docs-operations.ts';
import { get, patch, post, put } from '../support/client.ts';
import { addGames } from '../support/sessions.ts';
import { addPast } from './access/past.ts';
import { ACCESS, requestOf, rowOf } from './access/table.ts';
import { type World, makeWorld } from './access/world.ts';

/** The served document, as others read it. */
let document: ApiDocument;
let operations: ReturnType<typeof listOperations>;
const ajv = new Ajv2020({ strict: false, validateFormats: false });

beforeAll(async () => {
  await addGames();
  document = await (await get('/api/docs.json')).json();
  operations = listOperations(document);
  ajv.addSchema(document, 'api');
});

describe('the OpenAPI document', () => {
  it('names each operation once, in plain letters', () => {
    const names = operations.map(({ operation }) => operation.operationId ?? '');
    expect(
      names.filter((name) => !/^(?:get|post|put|patch|delete)[A-Z][A-Za-z]+$/.test(name)),
    ).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining(['patchAdminCategory', 'getMessages', 'deletePushSubscription']),
    );
  });

  it('puts each operation under one feature, which it describes', () => {
    const described = document.tags?.map(({ name }) => name);
    const used = new Set(operations.flatMap(({ operation }) => operation.tags));
    expect(operations.filter(({ operation }) => operation.tags?.length !== 1)).toEqual([]);
    expect(used).toEqual(new Set(described));
  });

  it('says where the API is', () => {
    expect(document.servers).toEqual([{ url: '/' }]);
  });

  it.each(['/api/docs.json', '/api/docs'])('is made once: %s', async (path) => {
    const before = await (await get(path)).text();
    const { LIMIT_READ } = env;
    onTestFinished(() => {
      env.LIMIT_READ = LIMIT_READ;
    });
    // The local rate limit writes JSON.
    env.LIMIT_READ = undefined;
    const stringify = vi.spyOn(JSON, 'stringify');
    const after = await (await get(path)).text();
    const { length } = stringify.mock.calls;
    stringify.mockRestore();
    expect(after).toBe(before);
    expect(length).toBe(0);
  });

  it('writes each failure once', () => {
    const failures = operations.flatMap(({ operation }) =>
      Object.entries(operation.responses ?? {}).filter(([status]) => Number(status) >= 400),
    );
    expect(failures.filter(([, failure]) => !('$ref' in failure))).toEqual([]);
    expect(JSON.stringify(document).length / operations.length).toBeLessThan(1_635);
  });
});

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
}

const schemaOf = (ref: string): Schema => ({
  ...document.components?.schemas?.[ref.slice(ref.lastIndexOf('/') + 1)],
});

/** The properties of a schema and of those that it joins. */
const propertiesOf = ({ $ref, allOf = [], properties = {} }: Schema): [string, Schema][] => [
  ...($ref === undefined ? [] : propertiesOf(schemaOf($ref))),
  ...allOf.flatMap(propertiesOf),
  ...Object.entries(properties),
];

/** Whether no value is allowed by both lists. One that is missing allows all. */
const disjoint = (one: unknown, other: unknown) =>
  one !== undefined &&
  other !== undefined &&
  ![one].flat().some((value) => [other].flat().includes(value));

/** The properties for which the joined schemas leave no value. */
const contradictionsIn = (schema: Schema) =>
  propertiesOf(schema)
    .filter(([name, one], index, all) =>
      all
        .slice(index + 1)
        .some(
          ([same, other]) =>
            same === name && (disjoint(one.enum, other.enum) || disjoint(one.type, other.type)),
        ),
    )
    .map(([name]) => name);

const kind = (name: string) => ({ properties: { kind: { type: 'string', enum: [name] } } });

it('joins no schemas that contradict each other, since nothing could fit both', () => {
  expect(contradictionsIn({ allOf: [kind('a'), { allOf: [kind('b')] }] })).toEqual(['kind']);
  const found = Object.keys(document.components?.schemas ?? {}).flatMap((name) =>
    contradictionsIn(schemaOf(name)).map((property) => `${name}.${property}`),
  );
  expect(found).toEqual([]);
});

const READ = Object.keys(ACCESS).filter(
  (route) => route.startsWith('GET /api/') && !route.startsWith('GET /api/docs'),
);

const pointer = (...parts: string[]) =>
  parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

/** `GET /api/users/:id` → `/api/users/{id}`. */
const templateOf = (route: string) => route.slice('GET '.length).replaceAll(/:(\w+)/g, '{$1}');

const isMembers = ([name, { type }]: [string, Schema]) => name === 'member' && type === 'array';

/** The GET routes that answered a list with something in it. */
const filled = new Set<string>();

/** What is wrong with an answer by the document. Null if nothing is. */
async function faultIn(route: string, path: string, token: string | undefined) {
  const template = templateOf(route);
  const answer = await get(path, token);
  const status = String(answer.status);
  const described = operations.find((each) => each.method === 'get' && each.path === template);
  const response: unknown = described?.operation.responses?.[status];
  if (typeof response !== 'object' || response === null) return `${path}: ${status}`;
  const text = await answer.text();
  const type = answer.headers.get('Content-Type')?.split(';')[0] ?? '';
  if (text === '' || !type.endsWith('json')) return null;
  const at =
    '$ref' in response
      ? String(response.$ref)
      : `#/${pointer('paths', template, 'get', 'responses', status)}`;
  const schema = encodeURI(`api${at}/${pointer('content', type, 'schema')}`);
  if (text.includes('"member":[{')) filled.add(route);
  return ajv.validate({ $ref: schema }, JSON.parse(text)) ? null : `${path}: ${ajv.errorsText()}`;
}

describe.each(['visitor', 'owner', 'admin'] as const)('to the %s', (role) => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(role);
    await addPast(world, 'nothing');
    const { token, session, media, ids } = world;
    // Fills the lists that the past leaves empty.
    if (role === 'owner') {
      await post(`/api/sessions/${session}/messages`, { text: 'Hello', nonce: 'document' }, token);
      await put(`/api/sessions/${session}/messages/1/reactions/👍`, {}, token);
      await put(`/api/blocks/${ids.former}`, {}, token);
    }
    if (role === 'admin') {
      await patch(`/api/admin/media/${media}`, { takenDown: true, reason: 'Spam' }, token);
      await post('/api/invites', {}, token);
    }
  });

  it.each(READ)('%s answers as the document says', async (route) => {
    const { path } = await requestOf(route, world);
    const paths = [path, ...(rowOf(route).lists?.(world) ?? [])];
    const faults = await Promise.all(paths.map((each) => faultIn(route, each, world.token)));
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });
});

it('has seen something in each list', () => {
  const lists = operations.filter(({ method, operation }) => {
    const answer = JSON.stringify(operation.responses?.['200'] ?? '');
    const ref = /"schema":\{"\$ref":"([^"]+)"\}/.exec(answer)?.[1];
    return method === 'get' && ref !== undefined && propertiesOf(schemaOf(ref)).some(isMembers);
  });
  const seen = new Set([...filled].map(templateOf));
  expect(lists.map(({ path }) => path).filter((path) => !seen.has(path))).toEqual([]);
  expect(lists.length).toBeGreaterThan(20);
});
