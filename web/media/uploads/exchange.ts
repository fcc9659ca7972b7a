import { ApiError, toError } from '../../base/api.ts';
import { usableToken } from '../../base/credentials.ts';
import { API_HOST } from '../../base/hosts.ts';
import { freshToken, refreshWithin } from '../../base/renewal.ts';
import { BOOKMARK_HEADER, advanceTo, provesFor } from '../../base/transport.ts';
import { media as words } from '../../words/made/media.ts';

export interface Progress {
  signal: AbortSignal;
  /** Called now and then with the number of bytes sent. */
  onSent: (bytes: number) => void;
}

interface Message {
  method: 'POST' | 'PUT';
  path: string;
  body: FormData | Blob;
}

interface Answer {
  status: number;
  body: unknown;
}

const aborted = () => new DOMException('Cancelled', 'AbortError');

/**
 * Why a request had no answer: the server can't be reached, or the file can't be read. A browser doesn't read a file
 * that was changed or deleted since it was chosen, and reports that like a lost network.
 */
async function failureOf(body: FormData | Blob): Promise<ApiError> {
  const parts = body instanceof Blob ? [body] : [...body.values()];
  try {
    for (const part of parts) if (part instanceof Blob) await part.slice(0, 1).arrayBuffer();
  } catch {
    return new ApiError('invalid', 0, words.changed);
  }
  return new ApiError('offline', 0, 'The server cannot be reached.');
}

/** Uses XMLHttpRequest, because fetch() reports no upload progress. */
const send = ({ method, path, body }: Message, token: string | null, progress: Progress) =>
  new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    progress.signal.addEventListener('abort', stop);
    request.open(method, `${API_HOST}${path}`);
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    // What is sent in full can't be taken back, so its answer says what has become of it.
    request.upload.addEventListener('load', () =>
      progress.signal.removeEventListener('abort', stop),
    );
    request.upload.addEventListener('progress', ({ loaded }) => progress.onSent(loaded));
    request.addEventListener('load', () => {
      const bookmark = request.getResponseHeader(BOOKMARK_HEADER);
      if (bookmark !== null) advanceTo(bookmark);
      resolve({ status: request.status, body: parsed(request.responseText) });
    });
    request.addEventListener('error', () => void failureOf(body).then(reject));
    request.addEventListener('abort', () => reject(aborted()));
    request.addEventListener('loadend', () => progress.signal.removeEventListener('abort', stop));
    request.send(body);
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends bytes and reports the progress.
 * @returns the server's response
 * @throws ApiError if it is not successful, an AbortError if it was cancelled before all bytes were sent
 */
export async function exchange(message: Message, progress: Progress): Promise<unknown> {
  let token = await freshToken();
  if (progress.signal.aborted) throw aborted();
  let answer = await send(message, token, progress);
  if (answer.status === 401 && token !== null) {
    const { signal } = progress;
    token = await refreshWithin(token, { signal, method: 'POST' });
    answer = await send(message, token, progress);
  }
  if (await provesFor(answer.status, answer.body, token)) {
    if (progress.signal.aborted) throw aborted();
    answer = await send(message, usableToken(), progress);
  }
  if (answer.status >= 200 && answer.status < 300) return answer.body;
  throw toError(answer.status, answer.body);
}
