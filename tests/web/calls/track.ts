/** A track of the browser that a test can name, mute and end. */
class Track extends EventTarget implements MediaStreamTrack {
  contentHint = '';
  enabled = true;
  readonly muted = false;
  readyState: MediaStreamTrackState = 'live';
  onended = null;
  onmute = null;
  onunmute = null;
  readonly id: string;
  readonly kind: string;
  readonly label: string;

  constructor(kind: 'audio' | 'video', name: string) {
    super();
    this.kind = kind;
    this.id = name;
    this.label = name;
  }

  stop() {
    this.readyState = 'ended';
  }
  clone(): MediaStreamTrack {
    return this;
  }
  applyConstraints = () => Promise.resolve();
  getCapabilities = () => ({});
  getConstraints = () => ({});
  getSettings = () => ({});
}

export const track = (kind: 'audio' | 'video' = 'video', name = 'track'): MediaStreamTrack =>
  new Track(kind, name);
