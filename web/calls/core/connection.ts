import type { SignalBody } from '../../../worker/contract/call.ts';

export type Description = Extract<SignalBody, { description: unknown }>['description'];
export type Candidate = Extract<SignalBody, { candidate: unknown }>['candidate'];

/** Two peers always exchange these four lines, so switching one on or off needs no negotiation. */
const LINES = ['mic', 'camera', 'screen', 'screenSound'] as const;
export type Line = (typeof LINES)[number];
export type Outgoing = Record<Line, MediaStreamTrack | null>;

const KINDS: Record<Line, 'audio' | 'video'> = {
  mic: 'audio',
  camera: 'video',
  screen: 'video',
  screenSound: 'audio',
};

/** The part of RTCPeerConnection that a link needs. Tests have their own. */
export interface Connection {
  signalling: () => RTCSignalingState;
  state: () => RTCPeerConnectionState;
  /** Creates an offer and sets it as the local description. @param restart restarts ICE */
  offer: (restart: boolean) => Promise<Description>;
  /** The offer that is not answered yet, with all ICE candidates found since. Null if there is none. */
  offered: () => Description | null;
  answer: (offer: Description) => Promise<Description>;
  /** Applies a remote answer. */
  take: (answer: Description) => Promise<void>;
  candidate: (candidate: Candidate) => Promise<void>;
  sendOut: (tracks: Outgoing) => Promise<void>;
  configure: (ways: Ways) => void;
  /** How loud the other's voice is now, in [0, 1]. */
  level: () => number;
  /** When sound last arrived from the other's microphone, by the browser's clock. 0 if none did for some seconds. */
  soundAt: () => number;
  stats: () => Promise<Iterable<[string, unknown]>>;
  close: () => void;
}

export interface ConnectionEvents {
  onCandidate: (candidate: Candidate) => void;
  onState: () => void;
  onTrack: (line: Line, track: MediaStreamTrack) => void;
}

/** The bitrate limit of a camera in bits/s, by the number of peers that it is sent to. */
const CAMERA_BITRATES = [1_500_000, 1_500_000, 800_000, 500_000, 350_000];
const SCREEN_BITRATE = 2_000_000;
/** To several peers a camera is sent at half its width, because it is encoded once for each of them. */
const SMALLER = 2;

/** How a connection may find its way: `relay` tells the other end no address of this device. */
export type Ways = Pick<RTCConfiguration, 'iceServers' | 'iceTransportPolicy'>;

export type Connect = (ways: Ways, events: ConnectionEvents) => Connection;

/** A connection of the browser. `others` is the number of peers that a camera is sent to. */
export const connectWith =
  (others: () => number): Connect =>
  (ways, events) => {
    const pc = new RTCPeerConnection({ ...ways, bundlePolicy: 'max-bundle' });
    pc.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) events.onCandidate(readCandidate(candidate));
    });
    pc.addEventListener('connectionstatechange', events.onState);
    pc.addEventListener('track', ({ track, transceiver }) => {
      const line = LINES[pc.getTransceivers().indexOf(transceiver)];
      if (line) events.onTrack(line, track);
    });

    /** The transceivers in the order of the lines. The offering side creates them, the other side takes them over. */
    const lines = () => {
      const made = pc.getTransceivers();
      return LINES.flatMap((line, index) => {
        const transceiver = made[index];
        return transceiver ? [{ line, transceiver }] : [];
      });
    };
    const local = () => readDescription(pc.localDescription);
    const voice = () => pc.getTransceivers()[0]?.receiver.getSynchronizationSources()[0];

    return {
      signalling: () => pc.signalingState,
      state: () => pc.connectionState,
      offer: async (restart) => {
        if (pc.getTransceivers().length === 0) {
          for (const line of LINES) pc.addTransceiver(KINDS[line], { direction: 'sendrecv' });
        }
        if (restart) pc.restartIce();
        await pc.setLocalDescription();
        return local();
      },
      offered: () => (pc.signalingState === 'have-local-offer' ? local() : null),
      answer: async (offer) => {
        await pc.setRemoteDescription(offer);
        for (const { transceiver } of lines()) transceiver.direction = 'sendrecv';
        await pc.setLocalDescription();
        return local();
      },
      take: (answer) => pc.setRemoteDescription(answer),
      candidate: (candidate) => pc.addIceCandidate(given(candidate)),
      sendOut: async (tracks) => {
        for (const { line, transceiver } of lines()) {
          const { sender } = transceiver;
          if (sender.track !== tracks[line]) await sender.replaceTrack(tracks[line]);
          if (line === 'camera') {
            const many = others();
            const bitrate = CAMERA_BITRATES[many] ?? CAMERA_BITRATES.at(-1) ?? 0;
            await bound(sender, bitrate, many > 1 ? SMALLER : 1);
          }
          // Text must stay readable, so the frame rate drops before the resolution does.
          if (line === 'screen') await bound(sender, SCREEN_BITRATE, 1, 'maintain-resolution');
        }
      },
      configure: (changed) => pc.setConfiguration({ ...pc.getConfiguration(), ...changed }),
      level: () => voice()?.audioLevel ?? 0,
      soundAt: () => voice()?.timestamp ?? 0,
      stats: () => pc.getStats(),
      close: () => pc.close(),
    };
  };

async function bound(
  sender: RTCRtpSender,
  maxBitrate: number,
  scaleResolutionDownBy: number,
  degradationPreference?: RTCDegradationPreference,
) {
  const parameters = sender.getParameters();
  const [encoding] = parameters.encodings;
  if (!encoding) return;
  const same = (encoding.scaleResolutionDownBy ?? 1) === scaleResolutionDownBy;
  if (same && encoding.maxBitrate === maxBitrate) return;
  Object.assign(encoding, { maxBitrate, scaleResolutionDownBy });
  if (degradationPreference) Object.assign(parameters, { degradationPreference });
  // Before the first answer some browsers have no encodings yet. The next change sets them.
  await sender.setParameters(parameters).catch(() => undefined);
}

const readDescription = (description: RTCSessionDescription | null): Description => ({
  type: description?.type ?? 'offer',
  sdp: description?.sdp ?? '',
});

const readCandidate = (found: RTCIceCandidate): Candidate => ({
  candidate: found.candidate,
  sdpMid: found.sdpMid,
  sdpMLineIndex: found.sdpMLineIndex,
  usernameFragment: found.usernameFragment,
});

/** The browser's types distinguish null from absent. */
const given = ({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: Candidate) => ({
  candidate,
  sdpMid: sdpMid ?? null,
  sdpMLineIndex: sdpMLineIndex ?? null,
  usernameFragment: usernameFragment ?? null,
});
