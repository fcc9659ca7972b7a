import { api, load } from '../../base/api.ts';
import type { SfuRequests } from './sfu-link.ts';

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
    close: async (mids) => {
      await load(routes.close.$post({ param, json: { peer, mids } }));
    },
  };
};
