import { Select } from '../ui/select.tsx';

interface FacetSelectProps<Value extends string> {
  label: string;
  /** The label of "no filter". */
  any: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
}

/** Selects one value or none. */
export function FacetSelect<Value extends string>({
  label,
  any,
  value,
  options,
  onChange,
}: FacetSelectProps<Value>) {
  return (
    <Select
      label={label}
      value={value ?? ''}
      options={[{ value: '', label: any }, ...options]}
      onChange={({ target }) =>
        onChange(options.find((option) => option.value === target.value)?.value)
      }
    />
  );
}
