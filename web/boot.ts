// Runs in the page's head before the first paint: a chosen theme never flashes in late, and what home needs is
// asked for while the client still loads. It is inlined by web/build/boot-plugin.ts and must neither import nor
// export; web/early.ts takes the answers over.
const theme = localStorage.getItem('theme') ?? 'dark';
document.documentElement.dataset['theme'] = theme;

const token = localStorage.getItem('jwt_token');
const early = new Map<string, Promise<Response>>();
const ask = (path: string) => {
  const answer = fetch(
    PEERWAY_API_HOST + path,
    token === null ? {} : { headers: { Authorization: `Bearer ${token}` } },
  );
  // Whoever takes it over handles the failure; until then it must not count as unhandled.
  answer.catch(() => undefined);
  early.set((PEERWAY_API_HOST || location.origin) + path, answer);
};
if (token !== null) ask('/api/currentuser');
if (location.pathname === '/') {
  ask(token === null ? '/api/latest/sessions' : '/api/sessionsgames');
  ask(token === null ? '/api/latest/users' : '/api/usergames');
}
Object.assign(window, { peerwayEarly: early });
