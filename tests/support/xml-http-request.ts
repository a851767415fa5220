type Listener = (event: { loaded: number }) => void;

/** What a browser has and Node has not, as far as an upload with progress uses it, on `fetch`. */
export class UploadRequest {
  status = 0;
  statusText = "";
  response: unknown = null;
  responseType = "";
  private readonly listeners = new Map<string, Listener>();
  private readonly headers = new Headers();
  private readonly controller = new AbortController();
  private method = "GET";
  private url = "";

  readonly upload = {
    addEventListener: (name: string, listen: Listener) => this.listen(name, listen),
  };
  addEventListener = (name: string, listen: Listener) => this.listen(name, listen);

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  send(body: FormData): void {
    this.exchange(body).then(
      () => this.tell("load"),
      () => this.tell("error"),
    );
  }

  abort(): void {
    this.controller.abort();
  }

  private async exchange(body: FormData): Promise<void> {
    const { method, headers, controller } = this;
    const response = await fetch(this.url, { method, headers, body, signal: controller.signal });
    const file = body.get("file");
    this.tell("progress", file instanceof File ? file.size : 0);
    this.status = response.status;
    this.statusText = response.statusText;
    this.response = await response.json();
  }

  private listen(name: string, listener: Listener): void {
    this.listeners.set(name, listener);
  }

  private tell(name: string, loaded = 0): void {
    this.listeners.get(name)?.({ loaded });
  }
}
