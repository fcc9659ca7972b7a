import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { encode } from 'uqr';

import type { WaysIn } from '../../worker/contract/passkey.ts';
import type { SecondFactorStart } from '../../worker/contract/second-factor.ts';
import { api, load, send } from '../base/api.ts';
import { typed } from '../base/use-form.ts';
import { usePending } from '../base/use-pending.ts';
import { ActionButton } from '../ui/action-dialog.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { saveFile } from '../ui/save-file.ts';
import css from '../ui/section.module.css';
import { Section } from '../ui/section.tsx';
import { waysIn } from '../words/made/ways-in.ts';
import { CodeField } from './code-form.tsx';

const { factor: words } = waysIn;

interface CodesSectionProps {
  ways: WaysIn;
  /** Called with recovery codes, which must then be shown. The server doesn't know them any more. */
  onCodes: (codes: readonly string[]) => void;
}

/** Codes of an authenticator app: to turn them on and off, and to get new recovery codes. */
export function CodesSection({ ways: { secondFactor }, onCodes }: CodesSectionProps) {
  const [start, setStart] = useState<SecondFactorStart>();
  const { busy, run } = usePending();
  const begin = () => run(async () => setStart(await load(api['second-factor'].options.$post())));
  const renew = () =>
    run(async () => {
      const answer = await load(api['second-factor']['recovery-codes'].$post());
      onCodes(answer.codes);
    });

  return (
    <Section id="codes" title={words.title} hint={words.hint}>
      {secondFactor === null ? (
        <Button pending={busy} onClick={() => void begin()}>
          {words.setUp}
        </Button>
      ) : (
        <>
          <p className={css.fact}>
            <Badge tone="here">{words.on}</Badge>
            <span>{words.left(secondFactor.recoveryCodesLeft)}</span>
          </p>
          <div className={css.actions}>
            <Button pending={busy} onClick={() => void renew()}>
              {words.renew}
            </Button>
            <ActionButton
              title={words.offTitle}
              yes={words.off}
              act={() => send(api['second-factor'].$delete(), words.isOff)}
            >
              {words.offText}
            </ActionButton>
          </div>
        </>
      )}
      {start && <SetUpDialog start={start} onCodes={onCodes} onClose={() => setStart(undefined)} />}
    </Section>
  );
}

interface SetUpDialogProps extends Pick<CodesSectionProps, 'onCodes'> {
  start: SecondFactorStart;
  onClose: () => void;
}

const SetUpDialog = ({ start: { ticket, secret, uri }, onCodes, onClose }: SetUpDialogProps) => (
  <FormDialog
    title={words.setUp}
    submit={words.turnOn}
    act={async (data) => {
      const json = { ticket, code: typed(data, 'code') };
      onCodes((await load(api['second-factor'].$post({ json }))).codes);
      return words.isOn;
    }}
    onClose={onClose}
  >
    <p>{words.scan}</p>
    <QrCode text={uri} label={words.picture} />
    <p>
      {words.type}
      <br />
      <code>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
    </p>
    <p>{words.firstCode}</p>
    <CodeField />
  </FormDialog>
);

interface CodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes, once. It stands outside of what is loaded again, so that a failed load can't remove them. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const { revalidate } = useRevalidator();
  const close = () => {
    onClose();
    void revalidate();
  };
  const download = () =>
    saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), words.fileName);
  return (
    <Dialog
      open
      role="alertdialog"
      title={words.codesTitle}
      onClose={close}
      footer={
        <>
          <Button onClick={download}>{words.download}</Button>
          <Button variant="primary" onClick={close}>
            {words.kept}
          </Button>
        </>
      }
    >
      <p>{words.codesText}</p>
      <ul className="stack-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A QR code, drawn in the browser because its content is secret. Black on white in both themes, for cameras. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={css.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={dots.join('')} fill="#000" />
    </svg>
  );
}
