import { useRef, useState } from 'react';

import type { CatalogueImport } from '../../../worker/contract/admin-game.ts';
import { IMPORT_LINES_MAX, IMPORT_MAX_BYTES } from '../../../worker/contract/bounds.ts';
import { api, ApiError, load } from '../../base/api.ts';
import { describeFailure } from '../../base/describe-failure.ts';
import { announce } from '../../base/toast-store.ts';
import { usePending } from '../../base/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { Field } from '../../ui/field.tsx';
import { catalogueAdmin } from '../../words/made/catalogue-admin.ts';
import css from './catalogue.module.css';
import { keepPreviews } from './keep-previews.ts';

const words = catalogueAdmin.import;

/** Reads the file each time, so that its current content is sent. */
async function sendFile(file: File, apply: '0' | '1'): Promise<CatalogueImport> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ApiError('refused', 0, words.unread);
  });
  const body = new Blob([bytes], { type: 'text/csv' });
  return load(api.admin.games.import.$post({ query: { apply } }, { init: { body } }));
}

/** Imports a file of games: first a preview of the changes, then, if every line is valid, the import. */
export function ImportTab() {
  const [file, setFile] = useState<File>();
  const [plan, setPlan] = useState<CatalogueImport>();
  const [problem, setProblem] = useState('');
  const { busy, run } = usePending((error) => {
    if (!(error instanceof ApiError)) throw error;
    setProblem(describeFailure(error));
  });

  /** The file that was chosen last. If that is another one once an answer comes, it is checked next. */
  const latest = useRef<File>(undefined);

  const sendChosen = async (apply: '0' | '1') => {
    const sent = latest.current;
    setProblem('');
    if (!sent) return;
    if (sent.size > IMPORT_MAX_BYTES) {
      setProblem(words.tooLarge);
      return;
    }
    const answer = await sendFile(sent, apply);
    if (answer.applied) announce(words.applied, 'done');
    void keepPreviews(answer.made);
    if (sent === latest.current) setPlan(answer);
    else await sendChosen('0');
  };

  const choose = (chosen: File | undefined) => {
    latest.current = chosen;
    setFile(chosen);
    setPlan(undefined);
    void run(() => sendChosen('0'));
  };

  const works = plan && plan.added.length + plan.changed.length > 0 && plan.faultCount === 0;
  return (
    <div className={css.form}>
      <p>{words.lead(IMPORT_LINES_MAX)}</p>
      <Field label={words.file} error={problem}>
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => choose(target.files?.[0])}
          />
        )}
      </Field>
      <div>
        <DownloadButton file="peerway-games.csv" load={() => api.admin['games.csv'].$get()}>
          {words.export}
        </DownloadButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output can't have sections */}
      <div role="status" aria-busy={busy} className="stack-4">
        {busy && !plan ? words.looking : plan && <ImportPlan plan={plan} />}
      </div>
      {file && works && !plan.applied && (
        <div>
          <Button variant="primary" pending={busy} onClick={() => void run(() => sendChosen('1'))}>
            {words.apply}
          </Button>
        </div>
      )}
    </div>
  );
}

const NAMES_SHOWN = 50;

/** What a file would change, or its errors. */
function ImportPlan({ plan }: { plan: CatalogueImport }) {
  const { added, changed, unchanged, faults, faultCount } = plan;
  if (faultCount > 0) {
    return (
      <div className={css.faults}>
        <h2>{words.faults(faultCount)}</h2>
        <ul>
          {faults.map(({ line, message }) => (
            <li key={line}>{words.line({ line, message })}</li>
          ))}
        </ul>
        {faultCount > faults.length && <p>{words.moreFaults(faultCount - faults.length)}</p>}
      </div>
    );
  }
  if (added.length + changed.length === 0) return <p>{words.nothing}</p>;
  return (
    <>
      {plan.applied && <p className={css.done}>{words.applied}</p>}
      <Names title={words.added(added.length)} names={added} />
      <Names title={words.changed(changed.length)} names={changed.map(({ name }) => name)} />
      {unchanged > 0 && <p className="facts-row">{words.unchanged(unchanged)}</p>}
    </>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section className={css.names}>
      <h2>{title}</h2>
      <ul>
        {names.slice(0, NAMES_SHOWN).map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {names.length > NAMES_SHOWN && <p>{words.moreNames(names.length - NAMES_SHOWN)}</p>}
    </section>
  );
}
