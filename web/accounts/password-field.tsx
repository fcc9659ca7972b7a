import { useState } from 'react';

import { PASSWORD_MAX, PASSWORD_MIN } from '../../worker/contract/bounds.ts';
import { IconButton } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { account as words } from '../words/made/accounts.ts';
import css from './password-field.module.css';

interface PasswordFieldProps {
  /** 'new' shows a strength meter. */
  kind: 'new' | 'current';
  label?: string;
}

/** The label of each length. Strength is length, not rules (NIST SP 800-63B, 3.1.1.2). */
const STEPS = [
  { from: PASSWORD_MIN, word: words.strength.fair, points: 2 },
  { from: 14, word: words.strength.good, points: 3 },
  { from: 20, word: words.strength.strong, points: 4 },
];

export function PasswordField({ kind, label = words.password }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [length, setLength] = useState(0);
  const fresh = kind === 'new';
  return (
    <div>
      <TextField
        name="password"
        type={shown ? 'text' : 'password'}
        label={label}
        hint={fresh ? words.passwordHint : undefined}
        required
        autoComplete={fresh ? 'new-password' : 'current-password'}
        {...(fresh && { minLength: PASSWORD_MIN })}
        maxLength={PASSWORD_MAX}
        spellCheck={false}
        autoCapitalize="none"
        onChange={({ target }) => setLength(target.value.length)}
        end={
          <IconButton
            icon="eye"
            label={shown ? words.hide : words.show}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {fresh && <Strength length={length} />}
    </div>
  );
}

function Strength({ length }: { length: number }) {
  const step = STEPS.findLast(({ from }) => length >= from);
  const points = step?.points ?? (length > 0 ? 1 : 0);
  return (
    <p className={css.strength}>
      <span className={css.way} data-points={points} aria-hidden="true" />
      <output aria-label={words.strength.label}>
        {length === 0 ? '' : (step?.word ?? words.strength.short(PASSWORD_MIN - length))}
      </output>
    </p>
  );
}
