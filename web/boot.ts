// Runs in the page's head before the first paint: a chosen theme never flashes in late, and what home needs is
// asked for while the client still loads. web/build/boot-plugin.ts inlines it, so it must neither import nor
// export; web/app/early.ts takes the answers over.
{
  const root = document.documentElement;
  root.dataset['theme'] = localStorage.getItem('theme') ?? 'dark';

  const token = localStorage.getItem('jwt_token');
  const home = location.pathname === '/';
  // How much holds of the page that stands here until the first screen does (web/app/starting.tsx).
  root.dataset['page'] = token !== null ? 'member' : home ? 'home' : 'other';

  const paths = [
    ...(token === null ? [] : ['/api/currentuser']),
    ...(!home
      ? []
      : token === null
        ? ['/api/latest/sessions', '/api/latest/users']
        : ['/api/sessionsgames', '/api/usergames']),
  ];
  const init = token === null ? {} : { headers: { Authorization: `Bearer ${token}` } };
  window.peerwayEarly = new Map(
    paths.map((path) => {
      const answer = fetch(PEERWAY_API_HOST + path, init);
      // Whoever takes it over handles the failure; until then it must not count as unhandled.
      answer.catch(() => undefined);
      return [(PEERWAY_API_HOST || location.origin) + path, answer];
    }),
  );
  window.peerwayEarlyToken = token;
}
