import { endpoint, takes } from "./endpoint.ts";
import type {
  importBasicAnswer,
  importBasicInput,
  importWebsiteAnswer,
  importWebsiteInput,
  processMenuAnswer,
  processMenuInput,
  readMenuPictureAnswer,
  readMenuPictureInput,
} from "./importer.ts";

export const importBasics = endpoint(
  "post",
  "/api/restaurant/import-basic",
  "admin",
  takes<{ body: typeof importBasicInput; answer: typeof importBasicAnswer }>(),
);

/** With `Accept: text/event-stream` it answers a stream of events, see `importProgress`. */
export const importWebsite = endpoint(
  "post",
  "/api/restaurant/import-from-website",
  "admin",
  takes<{ body: typeof importWebsiteInput; answer: typeof importWebsiteAnswer }>(),
);

export const processMenu = endpoint(
  "post",
  "/api/menu/process",
  "admin",
  takes<{ body: typeof processMenuInput; answer: typeof processMenuAnswer }>(),
);

/** Answers the text, for a person to check before it is processed. */
export const readMenuPicture = endpoint(
  "post",
  "/api/menu/picture",
  "admin",
  takes<{ body: typeof readMenuPictureInput; answer: typeof readMenuPictureAnswer }>(),
);
