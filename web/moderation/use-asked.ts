import { useSearchParams } from 'react-router';

/** What the address asks of a list; a change of it asks again, and one typed letter is not one step back. */
export function useAsked() {
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
