import {
  MediaStreamTrack,
  PictureLossIndication,
  RTCPeerConnection,
  type RTCRtpReceiver,
  type RTCRtpTransceiver,
  type RtcpPacket,
  RtcpPayloadSpecificFeedback,
  useOPUS as opus,
  useSdesMid as sdesMid,
  useSdesRTPStreamId as sdesRid,
  useVP8 as vp8,
} from 'werift';

/** A size of a camera that sends nothing for so long gives way to another. Browsers stop the large one if they lack CPU. */
const SIZE_LOST_MS = 500;

/** How often a sender is asked for a whole picture at most. Browsers repeat their request until they have one. */
const WHOLE_PICTURE_EVERY_MS = 1_000;

const isPictureLossOf = (packet: RtcpPacket, ssrc: number) =>
  packet instanceof RtcpPayloadSpecificFeedback &&
  packet.feedback instanceof PictureLossIndication &&
  packet.feedback.mediaSsrc === ssrc;

interface Source {
  session: SfuSession;
  transceiver: RTCRtpTransceiver;
  /** The sizes of a camera, the wanted one first. Otherwise the only track. */
  tracks: readonly MediaStreamTrack[];
}

interface Line {
  out: MediaStreamTrack;
  /** Asks the sender for a whole picture. */
  refresh: () => void;
  stop: () => void;
}

/** Firefox gives a line that shares another's connection port 0. werift would take it for one that is refused. */
const withPorts = (sdp: string) =>
  sdp
    .split(/^(?=m=)/mu)
    .map((line) => (line.includes('a=bundle-only') ? line.replace(' 0 ', ' 9 ') : line))
    .join('');

/** One session of the stand-in: a connection to one browser, which sends some tracks and receives others. */
export class SfuSession {
  readonly #pc = new RTCPeerConnection({
    codecs: { audio: [opus()], video: [vp8()] },
    // They name the layer that a packet belongs to.
    headerExtensions: { video: [sdesMid(), sdesRid()] },
    iceServers: [],
    iceUseIpv6: false,
    // Browsers on this machine without a network.
    iceAdditionalHostAddresses: ['127.0.0.1'],
    bundlePolicy: 'max-bundle',
  });
  /** What the browser sends, by the name it was published under. */
  readonly #names = new Map<string, RTCRtpTransceiver>();
  readonly #lines = new Map<string, Line>();
  /** When each stream was last asked for a whole picture, by its SSRC. */
  readonly #askedAt = new Map<number, number>();
  /** An offer is out, so nothing else may be negotiated. */
  offers = false;

  async publish(sdp: string, tracks: readonly { mid: string; trackName: string }[]) {
    await this.#pc.setRemoteDescription({ type: 'offer', sdp: withPorts(sdp) });
    await this.#pc.setLocalDescription(await this.#pc.createAnswer());
    const done = tracks.map(({ mid, trackName }) => {
      const transceiver = this.#pc.getTransceivers().find((one) => one.mid === mid);
      if (!transceiver) return { mid, trackName, errorCode: 'invalid_track' };
      this.#names.set(trackName, transceiver);
      return { mid, trackName };
    });
    return { sdp: this.#pc.localDescription?.sdp ?? '', tracks: done };
  }

  /** @param layer the RID of the wanted encoding. Without one it is the first */
  source(trackName: string, layer?: string): Source | undefined {
    const transceiver = this.#names.get(trackName);
    const isWanted = ({ rid }: MediaStreamTrack) => rid !== undefined && rid === layer;
    const tracks = (transceiver?.receiver.tracks ?? []).toSorted(
      (one, other) => Number(isWanted(other)) - Number(isWanted(one)),
    );
    return transceiver && tracks.length > 0 ? { session: this, transceiver, tracks } : undefined;
  }

  /** Adds a line for each source, and offers them. @returns the names of the lines */
  async pull(sources: readonly Source[]) {
    const made = sources.map((source) => {
      const out = new MediaStreamTrack({ kind: source.transceiver.kind });
      const transceiver = this.#pc.addTransceiver(out, { direction: 'sendonly' });
      return { transceiver, out, source };
    });
    await this.#pc.setLocalDescription(await this.#pc.createOffer());
    this.offers = true;
    const mids = made.map(({ transceiver, out, source }) => {
      const mid = transceiver.mid ?? '';
      this.#lines.set(mid, { out, ...forward(source, out) });
      // werift gives a browser's requests to the sound that it sends here, if it sends any, and not to the line.
      transceiver.dtlsTransport.onRtcp.subscribe((packet) => {
        if (isPictureLossOf(packet, transceiver.sender.ssrc)) this.#lines.get(mid)?.refresh();
      });
      return mid;
    });
    return { sdp: this.#pc.localDescription?.sdp ?? '', mids };
  }

  async answer(sdp: string) {
    await this.#pc.setRemoteDescription({ type: 'answer', sdp });
    this.offers = false;
  }

  /** Shows another source on a line. @returns whether there is such a line */
  show(mid: string, source: Source): boolean {
    const line = this.#lines.get(mid);
    if (!line) return false;
    line.stop();
    this.#lines.set(mid, { out: line.out, ...forward(source, line.out) });
    return true;
  }

  /** Asks the browser for a whole picture. One that was asked for just now is enough, unless a line has just changed. */
  askForPicture(receiver: RTCRtpReceiver, ssrc: number, changed: boolean) {
    const now = performance.now();
    const askedAt = this.#askedAt.get(ssrc) ?? -Infinity;
    if (!changed && now - askedAt < WHOLE_PICTURE_EVERY_MS) return;
    this.#askedAt.set(ssrc, now);
    void receiver.sendRtcpPLI(ssrc).catch(() => undefined);
  }

  close(mid: string) {
    this.#lines.get(mid)?.stop();
    this.#lines.delete(mid);
    for (const [name, transceiver] of this.#names) {
      if (transceiver.mid === mid) this.#names.delete(name);
    }
  }

  tracks() {
    const sent = [...this.#names].map(([trackName, { mid }]) => ({ mid, trackName }));
    return [...sent, ...[...this.#lines.keys()].map((mid) => ({ mid }))];
  }

  names(trackName: string) {
    return this.#names.has(trackName);
  }

  async end() {
    for (const { stop } of this.#lines.values()) stop();
    await this.#pc.close();
  }
}

/** Copies what comes from a source, as long as it is published. */
function forward({ session, transceiver, tracks }: Source, out: MediaStreamTrack) {
  const { mid, receiver, kind } = transceiver;
  let shown: MediaStreamTrack | undefined;
  let ssrc = 0;
  const cameAt = new Map<MediaStreamTrack, number>();
  const askForPicture = (changed: boolean) => {
    if (kind === 'video' && shown) session.askForPicture(receiver, ssrc, changed);
  };
  const subscriptions = tracks.map((track) =>
    track.onReceiveRtp.subscribe((packet) => {
      if (!session.tracks().some((one) => one.mid === mid)) return;
      const now = performance.now();
      cameAt.set(track, now);
      const comes = (one: MediaStreamTrack) => now - (cameAt.get(one) ?? -Infinity) < SIZE_LOST_MS;
      if (tracks.find(comes) !== track) return;
      if (shown !== track) {
        shown = track;
        ({ ssrc } = packet.header);
        // Each source counts its packets by itself. On a line the count goes on.
        out.notifySourceChanged(packet.header);
        askForPicture(true);
      }
      out.writeRtp(packet.clone());
    }),
  );
  const stop = () => {
    for (const { unSubscribe } of subscriptions) unSubscribe();
  };
  return { refresh: () => askForPicture(false), stop };
}
