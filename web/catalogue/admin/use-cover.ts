import { useEffect, useRef, useState } from 'react';

import type { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import { ApiError, api, send } from '../../app/api.ts';
import { judgeCover } from '../../media/uploads/judge.ts';
import { sendCover } from '../../media/uploads/send-file.ts';
import { describeFailure } from '../../ui/use-form.ts';
import { catalogueAdmin } from '../../words/en/catalogue-admin.ts';

const words = catalogueAdmin.cover;

interface Doing {
  /** Of the file's bytes, 0 to 1; null where none is on its way. */
  sent: number | null;
  /** What has come of it, in words. */
  said: string;
  problem: string;
  /** What can be sent once more. */
  again?: File;
}

const STILL: Doing = { sent: null, said: '', problem: '' };

/** Why a cover was not taken. */
function problemOf(error: ApiError): string {
  const { cover } = error.violations;
  if (cover !== undefined) return cover;
  return error.kind === 'offline' ? words.offline : describeFailure(error);
}

/** The cover of a game, and what is done about it; each at once, beside whatever else is typed. */
export function useCover({ id, cover: first }: AdminGameItem) {
  const [cover, setCover] = useState<readonly string[] | undefined>(first);
  const [doing, setDoing] = useState(STILL);
  const [touched, setTouched] = useState(false);
  const running = useRef<AbortController>(undefined);
  const ended = useRef(Promise.resolve(true));

  // Whoever leaves in the middle of it does not want it any more.
  useEffect(() => () => running.current?.abort(), []);

  const run = async (act: (signal: AbortSignal) => Promise<Doing>, again?: File) => {
    setTouched(true);
    const { signal } = (running.current = new AbortController());
    try {
      const done = await act(signal);
      setDoing(done);
      return true;
    } catch (error) {
      if (signal.aborted) {
        setDoing(STILL);
        return true;
      }
      if (!(error instanceof ApiError)) throw error;
      // What a file holds does not change by sending it again.
      const same = again && error.kind !== 'invalid' ? { again } : {};
      setDoing({ ...STILL, problem: problemOf(error), ...same });
      return false;
    }
  };

  const upload = (file: File) => {
    const refusal = judgeCover(file);
    if (refusal) {
      setDoing({ ...STILL, problem: words.refusal[refusal] });
      return;
    }
    setDoing({ ...STILL, sent: 0 });
    ended.current = run(async (signal) => {
      const onSent = (bytes: number) =>
        setDoing({ ...STILL, sent: Math.min(1, bytes / file.size) });
      setCover(await sendCover(id, file, { signal, onSent }));
      return { ...STILL, said: words.isUploaded };
    }, file);
  };

  const remove = () => {
    ended.current = run(async () => {
      await send(api.admin.games[':id'].cover.$delete({ param: { id: String(id) } })).catch(
        (error: unknown) => {
          // Gone already, in another tab.
          if (!(error instanceof ApiError) || error.kind !== 'missing') throw error;
        },
      );
      setCover(undefined);
      return { ...STILL, said: words.isGenerated };
    });
  };

  return {
    ...doing,
    cover,
    /** Whether what the server has may be another than before. */
    touched,
    upload,
    remove,
    cancel: () => running.current?.abort(),
    /** Waits for what is under way. @throws ApiError where that came to nothing, once: then one may go on without */
    settled: async () => {
      const arrived = await ended.current;
      ended.current = Promise.resolve(true);
      if (!arrived) throw new ApiError('refused', 0, words.stillWrong);
    },
  };
}

export type CoverState = ReturnType<typeof useCover>;
