/** How the server asks for a page: it knows the request and the response, the client's build knows the pages. */
export interface RenderOptions {
  /** The value that lets this response's scripts and styles through its Content-Security-Policy. */
  nonce: string;
  /** Reaches our own API without a network hop, as the person who sent the request. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The address that people and search engines know us by. */
  origin: string;
  /** Scripts, styles and preloads per route, from the client's build. */
  assets: PageAssets;
  /** Told what kept a page from showing what it is for, when that is our fault. */
  onFailure: (error: unknown) => void;
}

export interface PageAssets {
  routes: Record<string, RouteAssets>;
}

export interface RouteAssets {
  scripts?: { attrs: Record<string, string | boolean>; children?: string }[];
  css?: string[];
  preloads?: string[];
}

export type RenderPage = (request: Request, options: RenderOptions) => Promise<Response>;
