import { useState } from 'react';

import { ApiError, answered, api } from '../base/api.ts';
import { describeFailure } from '../base/describe-failure.ts';
import { announce } from '../base/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { adminLog } from '../words/made/moderation-log.ts';

const words = adminLog;

/** Downloads all matching lines as a CSV file. */
export function ExportButton({ query }: { query: Record<string, string> }) {
  const [pending, setPending] = useState(false);

  const save = async () => {
    setPending(true);
    try {
      const response = await answered(api.admin['audit-log.csv'].$get({ query }));
      saveFile(await response.blob(), words.file);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      announce(describeFailure(error), 'problem');
    } finally {
      setPending(false);
    }
  };

  return (
    <Button pending={pending} onClick={() => void save()}>
      {words.export}
    </Button>
  );
}
