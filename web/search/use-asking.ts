import { useLocation, useNavigate } from 'react-router';

/** Asks another question: the address changes in place, and the page stays where it was scrolled to. */
export function useAsking() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (params: URLSearchParams, { replace = false } = {}) =>
    void navigate({ pathname, search: params.toString() }, { replace, preventScrollReset: true });
}
