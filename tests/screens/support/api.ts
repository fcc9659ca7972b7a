// A fake of the API for tests of screens. The test sets the answers. The API's own document decides whether the Worker
// could give such an answer, and whether it would accept the screen's request.
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import document from 'virtual:api-document';

/** A request that a screen has made. */
export interface Sent {
  method: string;
  /** The path with its query, without the origin. */
  path: string;
  query: URLSearchParams;
  /** The parsed JSON. Null without a body. */
  body: unknown;
  headers: Headers;
}

/** The body of a 200, or a whole response. */
type Payload = object | null;
type Answering = (sent: Sent) => Payload | Response | Promise<Payload | Response>;
export type Answer = Payload | Response | Answering;

const isAnswering = (given: Answer): given is Answering => typeof given === 'function';

/**
 * Answers by method and path: `GET /api/sessions/7`. A key with a query, `GET /api/users?q=ada`, is for that query
 * only.
 */
export type Answers = Record<string, Answer>;

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'api');

const validators = new Map<string, ValidateFunction>();

function validator(pointer: string[]) {
  const ref = `api#/${pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
  const known = validators.get(ref) ?? ajv.compile({ $ref: encodeURI(ref) });
  validators.set(ref, known);
  return known;
}

function assertValid(what: string, value: unknown, pointer: string[]) {
  const validate = validator(pointer);
  if (validate(value)) return;
  throw new Error(`${what} isn't as the API's document says: ${ajv.errorsText(validate.errors)}`);
}

const templates = Object.keys(document.paths).map((template) => ({
  template,
  // A plain name before one that is filled in: /api/users/names before /api/users/{id}.
  filled: template.split('{').length,
  pattern: new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}));
templates.sort((a, b) => a.filled - b.filled);

/** The operation in the API's document, and the JSON pointer to it. */
function operationOf(method: string, path: string) {
  const found = templates.find(
    ({ template, pattern }) => pattern.test(path) && document.paths[template]?.[method],
  );
  const operation = found && document.paths[found.template]?.[method];
  if (!found || !operation) throw new Error(`The API has no ${method.toUpperCase()} ${path}.`);
  return { operation, pointer: ['paths', found.template, method] };
}

const typeOf = (response: Response) => response.headers.get('Content-Type')?.split(';')[0] ?? '';

/** Throws unless the Worker could have given this answer. */
async function assertAnswer(method: string, path: string, response: Response) {
  const { operation, pointer } = operationOf(method, path);
  const status = String(response.status);
  const what = `The answer ${status} to ${method.toUpperCase()} ${path}`;
  const described = operation.responses[status] ? status : 'default';
  const given = operation.responses[described];
  // A failure is described once for all operations.
  const at = given?.$ref?.split('/').slice(1) ?? [...pointer, 'responses', described];
  const expected = given?.$ref ? document.components.responses[at.at(-1) ?? ''] : given;
  if (!expected) throw new Error(`${what} isn't in the API's document.`);
  const type = typeOf(response);
  if (!type.includes('json') || !expected.content) return;
  assertValid(what, await response.clone().json(), [...at, 'content', type, 'schema']);
}

interface Given {
  method: string;
  path: string;
  search: string | null;
  answer: Answer;
}

/** What belongs to one test. A request that outlives its test is still counted there. */
const newRun = () => ({
  answers: new Array<Given>(),
  sent: new Array<Sent>(),
  wrong: new Array<Error>(),
  /** How many requests have no answer yet. */
  underWay: 0,
});

let run = newRun();

/** Sets answers of the API. They replace earlier answers for the same request. */
export function answer(more: Answers): void {
  for (const [key, each] of Object.entries(more)) {
    const [method = '', target = ''] = key.split(' ');
    const [path = '', search] = target.split('?');
    run.answers.unshift({
      method: method.toLowerCase(),
      path,
      search: search ?? null,
      answer: each,
    });
  }
}

/** The requests of a screen, oldest first. With a key such as `POST /api/friends` only those. */
export function requests(key?: string): Sent[] {
  if (key === undefined) return run.sent;
  const [method = '', target = ''] = key.split(' ');
  return run.sent.filter(
    (each) =>
      each.method === method &&
      (target.includes('?') ? each.path : each.path.split('?')[0]) === target,
  );
}

/** The bodies of these requests, oldest first. */
export const bodies = (key: string): unknown[] => requests(key).map(({ body }) => body);

/** A failure as the Worker words it: 422 with `violations`, 409 with `error`, 401 with `code`, or a plain problem. */
export function problem(status: number, detail: string, more: object = {}): Response {
  const body =
    status === 401
      ? { code: 401, message: detail }
      : { type: 'about:blank', title: 'Refused', status, detail, ...more };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': status === 401 ? 'application/json' : 'application/problem+json' },
  });
}

/** 422 for these fields. */
export const violations = (fields: Record<string, string>): Response =>
  problem(422, Object.values(fields)[0] ?? '', {
    violations: Object.entries(fields).map(([propertyPath, message]) => ({
      propertyPath,
      message,
    })),
  });

/** A successful answer with another status than 200. */
export const json = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

export const noContent = (): Response => new Response(null, { status: 204 });

/** The server can't be reached. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

/** An answer that waits until it is released. */
export function held(body: Answer): { answer: Answering; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    answer: async (request) => {
      await promise;
      return isAnswering(body) ? body(request) : body;
    },
    release: resolve,
  };
}

async function readBody(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

async function respond(request: Request, { answers, sent }: typeof run): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const method = request.method.toLowerCase();
  const body = await readBody(request);
  const record = {
    method: request.method,
    path: pathname + search,
    query: searchParams,
    body,
    headers: request.headers,
  };
  sent.push(record);
  const found = answers.find(
    (each) =>
      each.method === method &&
      each.path === pathname &&
      (each.search === null || `?${each.search}` === decodeURI(search)),
  );
  if (!found) throw new Error(`The test doesn't answer ${request.method} ${pathname}${search}.`);
  const given = isAnswering(found.answer) ? await found.answer(record) : found.answer;
  const response = given instanceof Response ? given.clone() : json(200, given ?? {});
  if (!pathname.startsWith('/api/')) return response;
  await assertAnswer(method, pathname, response);
  // A request that the Worker refuses may have any body.
  if (response.ok && request.headers.get('Content-Type')?.includes('json')) {
    const { operation, pointer } = operationOf(method, pathname);
    if (operation.requestBody) {
      const to = [...pointer, 'requestBody', 'content', 'application/json', 'schema'];
      assertValid(`What was sent to ${request.method} ${pathname}`, body, to);
    }
  }
  return response;
}

const network = globalThis.fetch;

/** How long a request that the test holds back is waited for. */
const TURNS_MAX = 20;
/** An answer may lead to the next request. It is made within a few turns. */
const QUIET_TURNS = 3;

/**
 * Waits until a screen makes no more requests. Otherwise they would reach the next test.
 *
 * @param isLoading whether the screen still loads a script, which may send the next one
 */
export async function requestsEnd(isLoading = () => false) {
  for (let busy = 0, quiet = 0; busy < TURNS_MAX && quiet < QUIET_TURNS;) {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    if (run.underWay > 0) busy += 1;
    quiet = run.underWay > 0 || isLoading() ? 0 : quiet + 1;
  }
}

/** Takes the place of `fetch` for the API's paths. */
export function startApi(): void {
  const own = newRun();
  run = own;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!/^\/(api|files|\.well-known)\//.test(pathname)) return network(input, init);
    own.underWay += 1;
    try {
      return await respond(request, own);
    } catch (error) {
      // A network that fails is a TypeError. Everything else is the test's own mistake.
      if (error instanceof Error && !(error instanceof TypeError)) own.wrong.push(error);
      throw error instanceof TypeError ? error : new TypeError('Failed to fetch');
    } finally {
      own.underWay -= 1;
    }
  };
}

/** Throws if a screen sent a request without an answer, or if an answer doesn't fit the document. */
export function endApi(): void {
  globalThis.fetch = network;
  const [first] = run.wrong;
  if (first) throw first;
}
