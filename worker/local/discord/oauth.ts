/** An account that a Discord user has connected there. */
export interface Connection {
  type: string;
  name: string;
  verified: boolean;
}

interface Granted {
  challenge: string;
  returnUrl: string;
  connections: readonly Connection[];
}

const digest = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString(
    'base64url',
  );

/** Discord's OAuth with the scope `connections`, as far as Peerway uses it: for tests and `npm start`. */
export class DiscordOAuth {
  readonly #codes = new Map<string, Granted>();
  readonly #tokens = new Map<string, readonly Connection[]>();

  /** The user agrees. @param url that of the authorization. @returns where the browser goes */
  allow(url: URL, connections: readonly Connection[]): URL {
    const of = (name: string) => url.searchParams.get(name) ?? '';
    const code = crypto.randomUUID();
    const returnUrl = of('redirect_uri');
    this.#codes.set(code, { challenge: of('code_challenge'), returnUrl, connections });
    return this.#back(url, { code });
  }

  /** The user refuses. */
  deny(url: URL): URL {
    return this.#back(url, { error: 'access_denied' });
  }

  #back({ searchParams }: URL, answer: Record<string, string>) {
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({
      ...answer,
      state: searchParams.get('state') ?? '',
    }).toString();
    return back;
  }

  /** Answers a request of the Worker. */
  async take(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/oauth2/token') return this.#exchange(await request.text());
    if (pathname !== '/api/users/@me/connections') return new Response(null, { status: 404 });
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    const connections = this.#tokens.get(token);
    return connections
      ? Response.json(connections)
      : Response.json({ code: 0, message: '401: Unauthorized' }, { status: 401 });
  }

  /** A code works once, for the address and the verifier that it was made for. */
  async #exchange(sent: string) {
    const form = new URLSearchParams(sent);
    const code = form.get('code') ?? '';
    const granted = this.#codes.get(code);
    this.#codes.delete(code);
    const fits =
      granted?.returnUrl === form.get('redirect_uri') &&
      granted?.challenge === (await digest(form.get('code_verifier') ?? ''));
    if (!granted || !fits) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const token = crypto.randomUUID();
    this.#tokens.set(token, granted.connections);
    return Response.json({
      access_token: token,
      token_type: 'Bearer',
      expires_in: 604_800,
      refresh_token: 'unused',
      scope: 'connections',
    });
  }
}

const TYPES = ['battlenet', 'epicgames', 'playstation', 'steam', 'twitch', 'xbox', 'spotify'];

/** The page on which the user of `npm start` says what is connected. It posts to itself. */
export const connectionsPage = () => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo Discord</title>
<style>
  :root { color-scheme: light dark; font: 1.1rem/1.5 system-ui, sans-serif; }
  form { display: grid; gap: .6rem; max-width: 24rem; margin: 5vh auto; padding: 1rem; }
</style>
<form method="post">
  <h1>Demo Discord</h1>
  <p>This stand-in runs on your machine. Peerway wants to see your connected accounts.</p>
  ${TYPES.map((type) => `<label>${type} <input name="${type}" maxlength="60"></label>`).join('\n  ')}
  <label><input type="checkbox" name="verified" checked> They are verified</label>
  <button name="answer" value="yes">Authorize</button>
  <button name="answer" value="no">Cancel</button>
</form>
</html>`;

/** The connections that were typed on that page. Undefined if the user refused. */
export function typedConnections(sent: string): Connection[] | undefined {
  const form = new URLSearchParams(sent);
  if (form.get('answer') !== 'yes') return undefined;
  const verified = form.has('verified');
  return TYPES.map((type) => ({ type, name: form.get(type) ?? '', verified })).filter(
    ({ name }) => name !== '',
  );
}
