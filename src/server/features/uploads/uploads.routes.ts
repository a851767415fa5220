import { z } from "zod";
import { imageKey } from "#contract/image-files.ts";
import { maxUploadBytes, uploaders } from "#contract/upload-rules.ts";
import * as endpoints from "#contract/uploads.endpoints.ts";
import * as schemas from "#contract/uploads.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App, AppContext } from "#server/http/app-environment.ts";
import { jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { requireViewer } from "#server/http/guards.ts";
import { ownOrigin } from "#server/http/request-origin.ts";
import { presentUploadedFile } from "./images.presenter.ts";
import { receiveUpload, requireGrant, uploadStatusOf } from "./receive-upload.service.ts";
import { refuseMalformed, tooLarge, uploadError } from "./upload-errors.ts";
import { requestUploads } from "./upload-requests.service.ts";

const defineRoute = routesUnder("Uploads");
const keyParams = z.object({ key: z.string().regex(imageKey) });
/** A multipart body has its boundaries and headers around the file. */
const envelopeBytes = 64 * 1024;

const listRoute = defineRoute(endpoints.listUploaders, {
  summary: "What can be uploaded",
  responses: { 200: jsonAnswer(z.array(schemas.uploadRoute), "Every uploader and its limits") },
});

const requestRoute = defineRoute(endpoints.requestUploads, {
  summary: "Ask for signed addresses to send files to",
  request: { query: schemas.uploadAction, body: jsonBody(schemas.requestUploadsInput) },
  responses: {
    200: jsonAnswer(z.array(schemas.presignedUpload), "One address per file, in their order"),
  },
  errors: [404, 413, 429],
});

const statusRoute = defineRoute(endpoints.findUpload, {
  summary: "How an upload stands; HEAD tells where to start sending (always at 0)",
  request: { params: keyParams, query: schemas.signedUploadQuery },
  responses: { 200: jsonAnswer(schemas.uploadStatus, "Waiting, processing, done or failed") },
  errors: [403],
});

const sendRoute = defineRoute(endpoints.sendUpload, {
  summary: "Send the file to its signed address, once",
  maxBodyBytes: maxUploadBytes + envelopeBytes,
  onTooLarge: tooLarge,
  request: {
    params: keyParams,
    query: schemas.signedUploadQuery,
    // No zod schema: the signature is checked before the body is read.
    body: { required: true, content: { "multipart/form-data": { schema: fileForm() } } },
  },
  responses: { 200: jsonAnswer(schemas.uploadedFile, "The processed image") },
});

export function registerUploadRoutes(app: App, deps: Dependencies): void {
  const { config } = deps;

  app.openapi(listRoute, (c) => c.json(uploadRoutes, 200));

  app.openapi(
    requestRoute,
    async (c) => {
      const { slug } = c.req.valid("query");
      const uploads = await requestUploads(deps, requireViewer(c), slug, c.req.valid("json"));
      const origin = ownOrigin(c, config);
      return c.json(
        uploads.map((upload) => ({ ...upload, url: `${origin}${upload.url}` })),
        200,
      );
    },
    refuseMalformed,
  );

  app.openapi(
    statusRoute,
    async (c) => {
      const { key } = await requireGrant(deps, c.req.valid("param").key, c.req.valid("query"));
      c.header("x-ut-range-start", "0");
      return c.json(await uploadStatusOf(deps, key, ownOrigin(c, config)), 200);
    },
    refuseMalformed,
  );

  app.openapi(
    sendRoute,
    async (c) => {
      const grant = await requireGrant(deps, c.req.valid("param").key, c.req.valid("query"));
      const image = await receiveUpload(deps, grant, await sentFile(c));
      return c.json(presentUploadedFile(image, ownOrigin(c, config)), 200);
    },
    refuseMalformed,
  );
}

const uploadRoutes: schemas.UploadRoute[] = Object.entries(uploaders).map(
  ([slug, { maxFiles }]) => ({
    slug,
    config: {
      image: {
        maxFileSize: "4MB",
        minFileCount: 1,
        maxFileCount: maxFiles,
        contentDisposition: "inline",
      },
    },
  }),
);

async function sentFile(c: AppContext): Promise<File> {
  const form = await c.req.formData().catch((cause: unknown) => {
    if (cause instanceof Error && cause.name === "BodyLimitError") throw cause;
    return null;
  });
  const file = form?.get("file");
  if (file instanceof File) return file;
  throw uploadError("BAD_REQUEST", "Send the file as multipart/form-data under the name file.");
}

function fileForm() {
  return {
    type: "object" as const,
    properties: { file: { type: "string" as const, format: "binary" } },
    required: ["file"],
  };
}
