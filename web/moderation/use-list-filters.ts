import { useSearchParams } from 'react-router';

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
