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
  /** The sessions that have made an offer without an answer. They take nothing else. */
  readonly #offers = new Set<string>();
  /** How many lines each session has had. No name comes twice. */
  readonly #had = new Map<string, number>();
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

  #negotiable(session: string) {
    if (this.#offers.has(session)) throw new SfuError('confused', 'The SFU answered 406');
    return this.#lines(session);
  }

  #count(session: string) {
    const count = this.#had.get(session) ?? 0;
    this.#had.set(session, count + 1);
    return count;
  }

  #failureOf({ sessionId, trackName }: RemoteTrack) {
    const names = [...(this.sessions.get(sessionId)?.values() ?? [])];
    if (!names.includes(trackName)) return 'not_found_track_error';
    return this.failingItems.includes(sessionId) ? 'empty_track_error' : null;
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
      const lines = this.#negotiable(session);
      const done = tracks.map(({ mid, trackName }) => {
        if (this.failingItems.includes(mid)) return { mid, errorCode: 'invalid_track' };
        lines.set(mid, trackName);
        this.#count(session);
        return { mid, trackName };
      });
      return { sessionDescription: { sdp: 'answer' }, tracks: done };
    });

  pull = (session: string, tracks: readonly RemoteTrack[]) =>
    this.#request('pull', session, (): SfuTracks => {
      const lines = this.#negotiable(session);
      const done = tracks.map((track) => {
        const { trackName } = track;
        const errorCode = this.#failureOf(track);
        if (errorCode !== null) return { trackName, errorCode };
        const mid = `m${this.#count(session)}`;
        lines.set(mid, `${track.sessionId} ${trackName}`);
        return { trackName, mid };
      });
      const offers = done.some((track) => 'mid' in track);
      if (offers) this.#offers.add(session);
      return { tracks: done, ...(offers && { sessionDescription: { sdp: 'offer' } }) };
    });

  renegotiate = (session: string) =>
    this.#request('answer', session, () => {
      if (!this.#offers.delete(session)) throw new SfuError('confused', 'no offer');
    });

  update = (session: string, tracks: readonly RemoteTrack[]) =>
    this.#request('update', session, (): SfuTracks => {
      const lines = this.#lines(session);
      const done = tracks.map((track) => {
        const { mid = '', sessionId, trackName } = track;
        const errorCode = lines.has(mid) ? this.#failureOf(track) : 'no_line';
        if (errorCode !== null) return { mid, errorCode };
        lines.set(mid, `${sessionId} ${trackName}`);
        return { mid };
      });
      return { tracks: done };
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
