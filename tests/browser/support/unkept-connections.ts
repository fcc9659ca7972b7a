// A busy server may close a kept connection just as the next request is sent on it. Browsers send that again, Node's
// `fetch` fails. So each of its requests has its own.
const send = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  request.headers.set('Connection', 'close');
  return send(request);
};
