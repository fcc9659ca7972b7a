import { SESSION_SORTS, type SessionSort } from '../../worker/contract/vocabulary.ts';
import { Select } from '../ui/select.tsx';
import { search as words } from '../words/made/search.ts';

interface SortSelectProps {
  value: SessionSort;
  onChange: (sort: SessionSort) => void;
}

export function SortSelect({ value, onChange }: SortSelectProps) {
  return (
    <Select
      label={<span className="visually-hidden">{words.sort}</span>}
      value={value}
      options={SESSION_SORTS.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
      onChange={({ target }) =>
        onChange(SESSION_SORTS.find((sort) => sort === target.value) ?? 'soonest')
      }
    />
  );
}
