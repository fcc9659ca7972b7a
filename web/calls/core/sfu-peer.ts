import type { TrackKind } from '../../../worker/contract/call-bounds.ts';

/** A line of the connection on which a track arrives. */
interface Receiving {
  track: MediaStreamTrack;
  /** How loud it is now, in [0, 1]. */
  level: () => number;
  /** When sound last arrived, by the browser's clock. */
  soundAt: () => number;
  stats: () => Promise<Iterable<[string, unknown]>>;
}

/** The browser's one connection to the SFU. Tests have their own. */
export interface SfuPeer {
  state: () => RTCPeerConnectionState;
  /** Adds lines to send on, and offers them. @param layered a camera in two sizes @returns the name of each line */
  offer: (
    kinds: readonly TrackKind[],
    layered: boolean,
  ) => Promise<{ sdp: string; mids: Map<TrackKind, string> }>;
  take: (answer: string) => Promise<void>;
  /** Withdraws an offer that wasn't answered. */
  rollback: () => Promise<void>;
  answer: (offer: string) => Promise<string>;
  send: (kind: TrackKind, track: MediaStreamTrack | null) => Promise<void>;
  /** Ends a line to send on. */
  drop: (kind: TrackKind) => Promise<void>;
  receiving: (mid: string) => Receiving | undefined;
  close: () => void;
}

export type ConnectSfu = (servers: RTCIceServer[], onState: () => void) => SfuPeer;

/** In bits/s. */
const MAX_BITRATES: Partial<Record<TrackKind, number>> = { video: 1_200_000, screen: 2_000_000 };
const SMALL_BITRATE = 150_000;
/** A quarter of the width and of the height. */
const SMALLER = 4;

function encodingsOf(kind: TrackKind, layered: boolean): RTCRtpEncodingParameters[] | null {
  const maxBitrate = MAX_BITRATES[kind];
  if (maxBitrate === undefined) return null;
  if (kind !== 'video' || !layered) return [{ maxBitrate }];
  // Of an SFU or a browser that takes only one, the first is left.
  return [
    { rid: 'h', maxBitrate },
    { rid: 'l', maxBitrate: SMALL_BITRATE, scaleResolutionDownBy: SMALLER },
  ];
}

const mediaOf = (kind: TrackKind) => (kind === 'video' || kind === 'screen' ? 'video' : 'audio');

export const connectSfu: ConnectSfu = (iceServers, onState) => {
  const pc = new RTCPeerConnection({ iceServers, bundlePolicy: 'max-bundle' });
  pc.addEventListener('connectionstatechange', onState);
  const senders = new Map<TrackKind, RTCRtpTransceiver>();

  const add = (kind: TrackKind, layered: boolean) => {
    const sendEncodings = encodingsOf(kind, layered);
    const line = pc.addTransceiver(mediaOf(kind), {
      direction: 'sendonly',
      ...(sendEncodings && { sendEncodings }),
    });
    senders.set(kind, line);
    return line;
  };

  return {
    state: () => pc.connectionState,
    offer: async (kinds, layered) => {
      const lines = kinds.map((kind) => ({ kind, line: senders.get(kind) ?? add(kind, layered) }));
      // The SFU has a public address, so it needs no candidates of the browser.
      await pc.setLocalDescription();
      const mids = new Map(lines.map(({ kind, line }) => [kind, line.mid ?? '']));
      return { sdp: pc.localDescription?.sdp ?? '', mids };
    },
    take: (sdp) => pc.setRemoteDescription({ type: 'answer', sdp }),
    rollback: async () => {
      if (pc.signalingState === 'have-local-offer') {
        await pc.setLocalDescription({ type: 'rollback' });
      }
    },
    answer: async (sdp) => {
      await pc.setRemoteDescription({ type: 'offer', sdp });
      await pc.setLocalDescription();
      return pc.localDescription?.sdp ?? '';
    },
    send: async (kind, track) => {
      const sender = senders.get(kind)?.sender;
      if (sender && sender.track !== track) await sender.replaceTrack(track);
    },
    drop: async (kind) => {
      const line = senders.get(kind);
      senders.delete(kind);
      if (!line) return;
      line.direction = 'inactive';
      await line.sender.replaceTrack(null);
    },
    receiving: (mid) => {
      const receiver = pc.getTransceivers().find((line) => line.mid === mid)?.receiver;
      if (!receiver) return undefined;
      const voice = () => receiver.getSynchronizationSources()[0];
      return {
        track: receiver.track,
        level: () => voice()?.audioLevel ?? 0,
        soundAt: () => voice()?.timestamp ?? 0,
        stats: () => receiver.getStats(),
      };
    },
    close: () => pc.close(),
  };
};

/**
 * A track of silence, sent while there is no microphone. The SFU drops a track without packets after 30 s.
 * @returns the track, and a function that ends it
 */
export function makeSilence() {
  const context = new AudioContext();
  const { stream } = context.createMediaStreamDestination();
  const closing = new AbortController();
  const resume = () => {
    context.resume().catch(() => undefined);
  };
  resume();
  // After a reload, a browser may make no sound until the user has clicked.
  for (const gesture of ['pointerup', 'keyup']) {
    addEventListener(gesture, resume, { signal: closing.signal });
  }
  const [track = null] = stream.getAudioTracks();
  return {
    track,
    close: () => {
      closing.abort();
      track?.stop();
      context.close().catch(() => undefined);
    },
  };
}
