import type { CameraLayer, TrackKind } from '../../../worker/contract/call-bounds.ts';
import type { SfuTrack } from '../../../worker/contract/sfu.ts';
import { api, load } from '../../base/api.ts';

interface Track {
  of: string;
  kind: TrackKind;
  layer?: CameraLayer | undefined;
}

/** The requests of this peer to the server, which asks the SFU. Each rejects with an error that has a `status`. */
export interface SfuRequests {
  publish: (about: {
    offer: string;
    tracks: { mid: string; kind: TrackKind }[];
  }) => Promise<{ answer: string }>;
  subscribe: (about: { tracks: Track[] }) => Promise<{ offer: string | null; tracks: SfuTrack[] }>;
  answer: (answer: string) => Promise<void>;
  update: (about: { tracks: (Track & { mid: string })[] }) => Promise<{ tracks: SfuTrack[] }>;
  close: (mids: string[]) => Promise<void>;
}

const routes = api.calls[':id'].sfu;

/** The requests of one peer of a call. They throw ApiError. */
export const askSfu = (call: string, peer: string): SfuRequests => {
  const param = { id: call };
  return {
    publish: (about) => load(routes.publish.$post({ param, json: { peer, ...about } })),
    subscribe: (about) => load(routes.subscribe.$post({ param, json: { peer, ...about } })),
    answer: async (answer) => {
      await load(routes.answer.$put({ param, json: { peer, answer } }));
    },
    update: (about) => load(routes.update.$put({ param, json: { peer, ...about } })),
    close: async (mids) => {
      await load(routes.close.$post({ param, json: { peer, mids } }));
    },
  };
};
