// Uploads use XMLHttpRequest. This fake sends them by the test's `fetch`, so that the fake API answers them.
class UploadRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly #headers = new Headers();
  #method = '';
  #path = '';
  #answer: Response | undefined;
  #ended = false;
  status = 0;
  responseText = '';

  open(method: string, path: string) {
    this.#method = method;
    this.#path = path;
  }

  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }

  getResponseHeader(name: string) {
    return this.#answer?.headers.get(name) ?? null;
  }

  /** Sends a form at once. Of a file, it sends half of the bytes at once, and the rest with the answer. */
  send(body: Blob | FormData) {
    const loaded = body instanceof Blob ? body.size / 2 : 0;
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded }));
    if (body instanceof FormData) this.upload.dispatchEvent(new ProgressEvent('load'));
    void this.#exchange(body);
  }

  abort() {
    this.#end('abort');
  }

  async #exchange(body: Blob | FormData) {
    try {
      const init = { method: this.#method, headers: this.#headers, body };
      this.#answer = await fetch(this.#path, init);
      this.status = this.#answer.status;
      this.responseText = await this.#answer.text();
      this.#end('load');
    } catch {
      this.#end('error');
    }
  }

  #end(event: 'load' | 'error' | 'abort') {
    if (this.#ended) return;
    this.#ended = true;
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event('loadend'));
  }
}

Object.assign(globalThis, { XMLHttpRequest: UploadRequest });
