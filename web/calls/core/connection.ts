import type { SignalBody } from '../../../worker/contract/call.ts';

export type Description = Extract<SignalBody, { description: unknown }>['description'];
export type Candidate = Extract<SignalBody, { candidate: unknown }>['candidate'];

/** What travels between two, always in these four lines: switching one on or off needs no negotiation. */
const LINES = ['mic', 'camera', 'screen', 'screenSound'] as const;
export type Line = (typeof LINES)[number];
export type Outgoing = Record<Line, MediaStreamTrack | null>;

const KINDS: Record<Line, 'audio' | 'video'> = {
  mic: 'audio',
  camera: 'video',
  screen: 'video',
  screenSound: 'audio',
};

/** As much of an RTCPeerConnection as a link needs, so that tests have one of their own. */
export interface Connection {
  signalling: () => RTCSignalingState;
  state: () => RTCPeerConnectionState;
  /** Makes an offer and keeps it. @param restart looks for new ways between the two */
  offer: (restart: boolean) => Promise<Description>;
  /** What was offered and not answered yet, with all the ways that were found since. */
  offered: () => Description | null;
  /** Takes an offer and answers it. */
  answer: (offer: Description) => Promise<Description>;
  /** Takes an answer. */
  take: (answer: Description) => Promise<void>;
  candidate: (candidate: Candidate) => Promise<void>;
  sendOut: (tracks: Outgoing) => Promise<void>;
  configure: (ways: Ways) => void;
  /** How loud the other's voice is now, 0 to 1. */
  level: () => number;
  /** When sound of the other's microphone came in last, by a clock of the browser's; 0 where none has for some seconds. */
  soundAt: () => number;
  stats: () => Promise<Iterable<[string, unknown]>>;
  close: () => void;
}

export interface ConnectionEvents {
  onCandidate: (candidate: Candidate) => void;
  onState: () => void;
  onTrack: (line: Line, track: MediaStreamTrack) => void;
}

/** How much a camera may send, in bits a second, by the number of those it is sent to. */
const CAMERA_BITRATES = [1_500_000, 1_500_000, 800_000, 500_000, 350_000];
const SCREEN_BITRATE = 2_000_000;
/** To several a camera goes in half its width: each of them takes a picture of its own to make. */
const SMALLER = 2;

/** How a connection may find its way: `relay` tells the other end no address of this device. */
export type Ways = Pick<RTCConfiguration, 'iceServers' | 'iceTransportPolicy'>;

export type Connect = (ways: Ways, events: ConnectionEvents) => Connection;

/** A browser's own. `others` is how many a camera is sent to. */
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

    /** The lines in their order: the one who offers makes them, the other takes them over. */
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
          if (line === 'screen') await bound(sender, SCREEN_BITRATE, 1);
        }
      },
      configure: (changed) => pc.setConfiguration({ ...pc.getConfiguration(), ...changed }),
      level: () => voice()?.audioLevel ?? 0,
      soundAt: () => voice()?.timestamp ?? 0,
      stats: () => pc.getStats(),
      close: () => pc.close(),
    };
  };

async function bound(sender: RTCRtpSender, maxBitrate: number, scaleResolutionDownBy: number) {
  const parameters = sender.getParameters();
  const [encoding] = parameters.encodings;
  if (!encoding) return;
  const same = (encoding.scaleResolutionDownBy ?? 1) === scaleResolutionDownBy;
  if (same && encoding.maxBitrate === maxBitrate) return;
  Object.assign(encoding, { maxBitrate, scaleResolutionDownBy });
  // Before the first answer some browsers know no encodings yet; the next change sets them.
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

/** The browser's types tell null from absent. */
const given = ({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: Candidate) => ({
  candidate,
  sdpMid: sdpMid ?? null,
  sdpMLineIndex: sdpMLineIndex ?? null,
  usernameFragment: usernameFragment ?? null,
});
