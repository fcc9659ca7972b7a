import { useState } from 'react';

import { LAW_MAX } from '../../worker/contract/bounds.ts';
import { RULES } from '../../worker/contract/decision-vocabulary.ts';
import { ApiError } from '../base/api.ts';
import { chosen, typed } from '../base/use-form.ts';
import { TextField } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { decisions } from '../words/made/decisions.ts';
import { admin } from '../words/made/moderation.ts';

const words = admin.act;
const LAW = 'law';

const OPTIONS = [
  { value: '', label: decisions.whole },
  ...RULES.map((rule) => ({ value: rule, label: decisions.rules[rule].title })),
  { value: LAW, label: words.law },
];

/** The rule or the law that a restriction rests on. */
export function GroundField() {
  const [ground, setGround] = useState('');
  return (
    <>
      <Select
        name="ground"
        label={words.ground}
        options={OPTIONS}
        value={ground}
        onChange={({ target }) => setGround(target.value)}
      />
      {ground === LAW && (
        <TextField name="law" label={words.whichLaw} maxLength={LAW_MAX} required />
      )}
    </>
  );
}

/** The chosen ground, for the API. Empty for the terms as a whole. @throws ApiError if the law isn't named */
export function groundOf(data: FormData) {
  const rule = chosen(RULES, data, 'ground');
  if (rule !== undefined) return { ground: { rule } };
  if (data.get('ground') !== LAW) return {};
  const law = typed(data, 'law').trim();
  if (law !== '') return { ground: { law } };
  throw new ApiError('invalid', 422, words.lawMissing, { law: words.lawMissing });
}
