// Runs in the page's head before the first paint. So the chosen theme is there from the start, and what the first
// screen needs is requested while the client still loads. web/build/boot-plugin.ts inlines this file, so it can't
// import or export. web/base/prefetched.ts takes the responses over.
{
  const root = document.documentElement;
  root.dataset.theme = localStorage.getItem('theme') ?? 'dark';

  // Names this entry of the tab's history. An address that is opened in a tab where it was before begins at its top, and
  // only a reload and going back find the entry, with its scroll position, again.
  if (history.state === null) {
    history.replaceState({ key: `${performance.timeOrigin}` }, '');
    // There is no scroll position to find again, so cards out of view needn't be laid out (web/ui/card.module.css).
    root.dataset.entry = 'new';
  }

  // What a push or an email has added to the page's address. web/app/live.ts marks that notice as read.
  const address = new URL(location.href);
  if (address.searchParams.has('notice')) {
    window.peerwayNotice = Number(address.searchParams.get('notice'));
    address.searchParams.delete('notice');
    history.replaceState(history.state, '', address);
  }

  // The language: the user's choice, or the first of the browser's languages that is offered.
  const offered = ['en', ...Object.keys(PEERWAY_LANGUAGES)];
  const [language = 'en'] = [localStorage.getItem('language') ?? [], navigator.languages]
    .flat()
    // Users of traditional Chinese get another of their languages rather than simplified Chinese.
    .filter((tag) => !/^zh-(hant|tw|hk|mo)/i.test(tag))
    .flatMap((tag) => offered.find((one) => one.split('-')[0] === tag.split('-')[0]) ?? []);
  const script = PEERWAY_LANGUAGES[language];
  root.lang = language;
  root.dir = /^(ar|fa|he|ur)\b/.test(language) ? 'rtl' : 'ltr';
  if (script !== undefined) {
    // The script is written into the page, because module scripts run in the order in which the parser finds them. So
    // the words are there before the client runs. If they can't be loaded, the client runs in English.
    document.write(`<script type="module" src="${script}"></script>`);
  }

  const token = localStorage.getItem('jwt_token');
  const home = location.pathname === '/';
  // Which part of the early page (web/app/starting.tsx) is shown until the first screen renders.
  root.dataset.page = token !== null ? 'member' : home ? 'home' : 'other';

  const [, screen, id] = /^\/(session|detail)\/(\d+)$/.exec(location.pathname) ?? [];
  const route = screen ? `/${screen}/:id` : location.pathname;
  // What can be joined until four in the morning, in the page's language. web/home/tonight.tsx asks in the same words.
  const end = new Date();
  const tonight = new URLSearchParams({
    language: language.slice(0, 2),
    open: '1',
    from: end.toISOString(),
    to: new Date(end.setHours(end.getHours() < 4 ? 4 : 28, 0, 0, 0)).toISOString(),
    itemsPerPage: '6',
  });
  // These requests start before the scripts load, because browsers open few connections at once to a server without
  // HTTP/2. Only a URL without a search is requested early. With a search, such as a link's key, the client sends
  // another request. Only visitors request a user's page early: a member would miss changes from before the socket is
  // open. A session's page is loaded again when the socket opens (web/app/live.ts).
  const plain = !location.search;
  const paths = [
    ...(token === null ? [] : ['/api/currentuser']),
    ...(plain && screen === 'session' ? [`/api/sessions/${id}`] : []),
    ...(plain && token === null && screen === 'detail' ? [`/api/users/${id}?as=stranger`] : []),
    ...(plain && route === '/sessions/search' ? ['/api/sessions', '/api/categories'] : []),
    ...(!home
      ? []
      : [
          ...(token === null
            ? ['/api/latest/sessions', '/api/latest/users']
            : ['/api/sessionsgames', '/api/usergames']),
          // Not in a chosen zone, whose night ends at another time.
          ...(localStorage.getItem('zone') === null ? [`/api/sessions?${tonight}`] : []),
        ]),
  ];
  const init =
    token === null
      ? {}
      : { credentials: 'include' as const, headers: { Authorization: `Bearer ${token}` } };
  window.peerwayPrefetched = new Map(
    paths.map((path) => {
      const answer = fetch(PEERWAY_API_HOST + path, init);
      // The code that takes the response over handles its failure. Until then it must not count as unhandled.
      answer.catch(() => undefined);
      return [(PEERWAY_API_HOST || location.origin) + path, answer];
    }),
  );
  window.peerwayPrefetchToken = token;

  // The screens' files, as web/build/screen-files.ts lists them.
  const screens = document.querySelector<HTMLMetaElement>('meta[name="screens"]')?.content ?? '';
  const [, ...files] =
    screens
      .split(';')
      .map((each) => each.split(' '))
      .find(([of]) => of === route) ?? [];
  for (const file of files) {
    const link = document.createElement('link');
    if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
