import { connectWith } from './connection.ts';
import { Mesh, type MeshInputs } from './mesh.ts';
import { SfuLink, type SfuLinkInputs } from './sfu-link.ts';
import { connectSfu, makeSilence } from './sfu-peer.ts';
import { askSfu } from './sfu-requests.ts';
import { calls } from './store.ts';

/** The links to the others: one to each in a mesh, or one to the SFU. */
export interface Links {
  follow: Mesh['follow'];
  hear?: Mesh['hear'];
  resend: () => void;
  move: () => void;
  doubt?: Mesh['doubt'];
  retry?: () => void;
  pin?: SfuLink['pin'];
  enlarge?: SfuLink['enlarge'];
  connections: () => ReturnType<Mesh['connections'] | SfuLink['connections']>;
  close: () => void;
}

type LinksInputs = Omit<SfuLinkInputs, 'connect' | 'requests' | 'onDown' | 'onClose'>;

/** @param others how many members a camera is sent to */
export const openMesh = (
  inputs: LinksInputs,
  send: MeshInputs['send'],
  others: () => number,
): Links =>
  new Mesh({ ...inputs, send, connect: connectWith(others), name: () => crypto.randomUUID() });

export function openSfuLink(inputs: LinksInputs, call: string): Links {
  const silence = makeSilence();
  return new SfuLink({
    ...inputs,
    connect: connectSfu,
    requests: askSfu(call, inputs.peerId),
    tracks: () => {
      const tracks = inputs.tracks();
      return { ...tracks, mic: tracks.mic ?? silence.track };
    },
    onDown: (voiceDown) => {
      if (calls.view().own.voiceDown !== voiceDown) calls.setOwn({ voiceDown });
    },
    onClose: silence.close,
  });
}
