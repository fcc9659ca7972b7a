import { api, load } from '../../app/api.ts';
import type { IceAnswer } from './ice.ts';

/** Asks for the servers that help the members of a call to find each other. @throws ApiError */
export const askIce = (call: string): Promise<IceAnswer> =>
  load(api.calls[':id']['ice-servers'].$get({ param: { id: call } }));
