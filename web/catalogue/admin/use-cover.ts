import { useEffect, useRef, useState } from 'react';

import type { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import { ApiError, api, byId, send } from '../../base/api.ts';
import { describeFailure } from '../../base/describe-failure.ts';
import { checkCover } from '../../media/uploads/check-file.ts';
import { sendCover } from '../../media/uploads/send-file.ts';
import { catalogueAdmin } from '../../words/made/catalogue-admin.ts';
import { keepPreviews } from './keep-previews.ts';

const words = catalogueAdmin.cover;

interface Doing {
  /** The uploaded share of the file, in [0, 1]. Null if no upload is in progress. */
  sent: number | null;
  /** The result, in words. */
  said: string;
  problem: string;
  /** The file that a retry can send. */
  again?: File;
}

const STILL: Doing = { sent: null, said: '', problem: '' };

/** Why a cover was refused. */
function problemOf(error: ApiError): string {
  const { cover } = error.violations;
  if (cover !== undefined) return cover;
  return error.kind === 'offline' ? words.offline : describeFailure(error);
}

/** The cover of a game and its actions. Each takes effect at once, independent of the form's other fields. */
export function useCover({ id, name, cover: first }: AdminGameItem) {
  const [cover, setCover] = useState<readonly string[] | undefined>(first);
  const [doing, setDoing] = useState(STILL);
  const [touched, setTouched] = useState(false);
  const running = useRef<AbortController>(undefined);
  const ended = useRef(Promise.resolve(true));

  // Leaving the form cancels the upload.
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
      // A retry can't help if the file itself is invalid.
      const same = again && error.kind !== 'invalid' ? { again } : {};
      setDoing({ ...STILL, problem: problemOf(error), ...same });
      return false;
    }
  };

  const upload = (file: File) => {
    const refusal = checkCover(file);
    if (refusal) {
      setDoing({ ...STILL, problem: words.refusal[refusal] });
      return;
    }
    setDoing({ ...STILL, sent: 0 });
    ended.current = run(async (signal) => {
      const onSent = (bytes: number) =>
        setDoing({ ...STILL, sent: Math.min(1, bytes / file.size) });
      const files = await sendCover(id, file, { signal, onSent });
      setCover(files);
      void keepPreviews([{ id, name, cover: [...files] }]);
      return { ...STILL, said: words.isUploaded };
    }, file);
  };

  const remove = () => {
    ended.current = run(async () => {
      await send(api.admin.games[':id'].cover.$delete(byId(id))).catch((error: unknown) => {
        // Another tab has already deleted it.
        if (!(error instanceof ApiError) || error.kind !== 'missing') throw error;
      });
      setCover(undefined);
      void keepPreviews([{ id, name }]);
      return { ...STILL, said: words.isGenerated };
    });
  };

  return {
    ...doing,
    cover,
    /** Whether the server's cover may have changed. */
    touched,
    upload,
    remove,
    cancel: () => running.current?.abort(),
    /**
     * Waits for the request in progress.
     * @throws ApiError if it fails. The next call doesn't throw, so that a second submit works
     */
    settled: async () => {
      const arrived = await ended.current;
      ended.current = Promise.resolve(true);
      if (!arrived) throw new ApiError('refused', 0, words.stillWrong);
    },
  };
}

export type CoverState = ReturnType<typeof useCover>;
