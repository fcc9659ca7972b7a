import { type RemoteTrack, SfuError, type SfuTracks } from '../../../worker/calls/sfu.ts';

/** An SFU that does what it is told, or fails as the test says. */
export class FakeSfu {
  readonly log: string[] = [];
  readonly sessions = new Map<string, Map<string, string>>();
  /** What the next requests fail with, first one first. */
  failing: (SfuError | null)[] = [];
  /** Items that fail although the request succeeds. */
  failingItems: string[] = [];
  /** Runs while a request is at the SFU. */
  meanwhile: (() => void) | null = null;
  overlapped = false;
  #ids = 0;
  /** The sessions for which a request is in progress. */
  readonly #at = new Set<string>();

  async #request<Answer>(what: string, session: string, act: () => Answer): Promise<Answer> {
    this.log.push(`${what} ${session}`);
    this.overlapped ||= this.#at.has(session);
    if (session !== '') this.#at.add(session);
    await Promise.resolve();
    const { meanwhile } = this;
    this.meanwhile = null;
    meanwhile?.();
    this.#at.delete(session);
    const failure = this.failing.shift();
    if (failure) throw failure;
    return act();
  }

  #lines(session: string) {
    const lines = this.sessions.get(session);
    if (!lines) throw new SfuError('gone', 'no session');
    return lines;
  }

  createSession = () =>
    this.#request('new', '', () => {
      this.#ids += 1;
      const id = `session-${this.#ids}`;
      this.sessions.set(id, new Map());
      return id;
    });

  publish = (
    session: string,
    _offer: string,
    tracks: readonly { mid: string; trackName: string }[],
  ) =>
    this.#request('publish', session, (): SfuTracks => {
      const done = tracks.map(({ mid, trackName }) => {
        if (this.failingItems.includes(mid)) return { mid, errorCode: 'invalid_track' };
        this.#lines(session).set(mid, trackName);
        return { mid, trackName };
      });
      return { sessionDescription: { sdp: 'answer' }, tracks: done };
    });

  pull = (session: string, tracks: readonly RemoteTrack[]) =>
    this.#request('pull', session, (): SfuTracks => {
      const done = tracks.map(({ sessionId, trackName }) => {
        const known = [...(this.sessions.get(sessionId)?.values() ?? [])].includes(trackName);
        if (!known || this.failingItems.includes(sessionId)) {
          return { trackName, errorCode: 'empty_track_error' };
        }
        const mid = `m${this.#lines(session).size}`;
        this.#lines(session).set(mid, `${sessionId} ${trackName}`);
        return { trackName, mid };
      });
      const offers = done.some((track) => 'mid' in track);
      return { tracks: done, ...(offers && { sessionDescription: { sdp: 'offer' } }) };
    });

  renegotiate = (session: string) => this.#request('answer', session, () => undefined);

  update = (session: string, tracks: readonly RemoteTrack[]) =>
    this.#request('update', session, (): SfuTracks => {
      for (const { mid = '', sessionId, trackName } of tracks) {
        this.#lines(session).set(mid, `${sessionId} ${trackName}`);
      }
      return { tracks: tracks.map(({ mid }) => ({ mid })) };
    });

  close = (session: string, mids: readonly string[]) =>
    this.#request(`close ${mids.join()}`, session, () => {
      for (const mid of mids) this.#lines(session).delete(mid);
    });

  list = (session: string) =>
    this.#request('list', session, () => [...this.#lines(session).keys()]);

  /** What a session receives of others. */
  heardIn = (session: string) =>
    [...(this.sessions.get(session)?.values() ?? [])].filter((line) => line.includes(' '));
}
