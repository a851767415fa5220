import { ApiError } from "#client/lib/api.ts";

export interface PutOptions {
  signal: AbortSignal;
  /** How much of it has left, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Fails as `fetch` does. That one cannot tell how much of a body has left; this one can. */
export function putFile(
  address: string,
  file: File,
  { signal, onProgress }: PutOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onerror = () => reject(new TypeError("The connection was lost"));
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) resolve(responseText);
      else reject(new ApiError(status, responseText || statusText));
    };
    const cancel = () => {
      request.abort();
      reject(signal.reason);
    };
    signal.addEventListener("abort", cancel, { once: true });
    request.onloadend = () => signal.removeEventListener("abort", cancel);
    request.open("PUT", address);
    const form = new FormData();
    form.append("file", file);
    request.send(form);
  });
}
