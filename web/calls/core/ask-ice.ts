import { api, load } from '../../base/api.ts';
import type { IceAnswer } from './ice.ts';

/** Requests the ICE servers of a call. @throws ApiError */
export const askIce = (call: string): Promise<IceAnswer> =>
  load(api.calls[':id']['ice-servers'].$get({ param: { id: call } }));
