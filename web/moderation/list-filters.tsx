import { useSearchParams } from 'react-router';

import { SearchText } from '../ui/search-text.tsx';
import { Select } from '../ui/select.tsx';

/** The filters of a list, in the URL. A change loads the list again. A typed letter is not a history entry. */
export function useListFilters() {
  const [params, setParams] = useSearchParams();
  const ask = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { asked: (name: string) => params.get(name) ?? '', ask };
}

export function TextFilter({ placeholder }: { placeholder: string }) {
  const { asked, ask } = useListFilters();
  return (
    <div>
      <SearchText
        value={asked('q')}
        placeholder={placeholder}
        onSearch={(text) => ask('q', text)}
      />
    </div>
  );
}

interface SelectFilterProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

export function SelectFilter({ name, ...select }: SelectFilterProps) {
  const { asked, ask } = useListFilters();
  return (
    <Select {...select} value={asked(name)} onChange={({ target }) => ask(name, target.value)} />
  );
}
