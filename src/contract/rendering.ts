import { type ExploreView, hiddenUnknownHeader, totalCountHeader } from "./explore-choices.ts";
import type { Look } from "./looks.ts";

/** How the server asks for a page: it knows the request and the response, the client's build knows the pages. */
export interface RenderOptions {
  /**
   * Marks the inline scripts that the page has of its own: those may run, and no other. It is as random as a nonce, and
   * is replaced by the scripts' hashes when the page is finished.
   */
  nonce: string;
  /** Reaches our own API without a network hop, as the person who sent the request. */
  fetch: (path: string, init?: RequestInit) => Promise<ApiAnswer>;
  /** The address that people and search engines know us by. */
  origin: string;
  /** Nobody is signed in: the page need not ask who it is for. */
  isVisitor: boolean;
  /** Of the browser, as far as it told it. */
  timeZone: string | undefined;
  /** The view of Explore that the person left. */
  rememberedView: ExploreView | undefined;
  /** How the person likes pages to look. */
  looks: Look[];
  /** The time that the page goes by, in milliseconds. */
  renderedAt: number;
  /** False when nobody will read it: then the page is loaded, but not drawn. */
  isDrawn: boolean;
  /** Scripts, styles and modules per route, from the client's build. */
  assets: PageAssets;
  /** Told what kept a page from showing what it is for, when that is our fault. */
  onFailure: (error: unknown) => void;
}

/** What pages read of an answer beside its body. */
export const readHeaders = ["Link", totalCountHeader, hiddenUnknownHeader] as const;

/** As much of a `Response` as is read. */
export interface ApiAnswer extends Pick<Response, "ok" | "status" | "statusText" | "text"> {
  headers: { get(name: (typeof readHeaders)[number]): string | null };
}

export interface PageAssets {
  /** By the ids of the routes; what every page loads is that of the root. */
  routes: Record<string, RouteAssets>;
}

export interface RouteAssets {
  scripts?: { attrs: Record<string, string | boolean>; children?: string }[];
  css?: string[];
  /** Modules that are loaded once the page is painted; of the root, the first one starts the product. */
  modules?: string[];
}

export interface RenderedPage {
  /** The pattern of its address, such as /sandwich/$id. */
  route: string;
  status: number;
  headers: Headers;
  /** Empty for a redirect, and where it is not drawn. */
  html: string;
}

export type RenderPage = (url: string, options: RenderOptions) => Promise<RenderedPage>;
