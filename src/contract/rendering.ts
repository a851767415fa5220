import { type ExploreView, hiddenUnknownHeader, totalCountHeader } from "./explore-choices.ts";
import type { Look } from "./looks.ts";

/** What the server passes to the client's build to render a page. */
export interface RenderOptions {
  /**
   * Marks the inline scripts that the page has of its own: those may run, and no other. It is as random as a nonce, and
   * is replaced by the scripts' hashes when the page is finished.
   */
  nonce: string;
  /** Calls our API in-process, as the person who sent the request. */
  fetch: (path: string, init?: RequestInit) => Promise<ApiAnswer>;
  /** The public origin. */
  origin: string;
  /** Nobody is signed in. */
  isVisitor: boolean;
  /** The browser's time zone, if it told us. */
  timeZone: string | undefined;
  /** The last view of Explore. */
  rememberedView: ExploreView | undefined;
  /** The person's chosen looks. */
  looks: Look[];
  /** The current time for the page, in milliseconds. */
  renderedAt: number;
  /** False for HEAD requests: the page loads its data but is not rendered. */
  isDrawn: boolean;
  /** Scripts, styles and modules per route, from the client's build. */
  assets: PageAssets;
  /** Receives errors of ours that kept the page from showing its content. */
  onFailure: (error: unknown) => void;
}

/** Response headers that pages read. */
export const readHeaders = ["Link", totalCountHeader, hiddenUnknownHeader] as const;

/** The part of `Response` that pages use. */
export interface ApiAnswer extends Pick<Response, "ok" | "status" | "statusText" | "text"> {
  headers: { get(name: (typeof readHeaders)[number]): string | null };
}

export interface PageAssets {
  /** By route id. The root's assets are for every page. */
  routes: Record<string, RouteAssets>;
}

export interface RouteAssets {
  scripts?: { attrs: Record<string, string | boolean>; children?: string }[];
  css?: string[];
  /** Modules loaded after the page is painted. The root's first one starts the client. */
  modules?: string[];
}

export interface RenderedPage {
  /** The route's pattern, such as /sandwich/$id. */
  route: string;
  status: number;
  headers: Headers;
  /** Empty for redirects and when it is not rendered. */
  html: string;
}

export type RenderPage = (url: string, options: RenderOptions) => Promise<RenderedPage>;
