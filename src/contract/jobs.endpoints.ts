import type { z } from "zod";
import { endpoint, takes } from "./endpoint.ts";
import type { givenUpJob } from "./jobs.ts";
import type { pageQuery } from "./paging.ts";

export const listGivenUpJobs = endpoint(
  "get",
  "/api/admin/jobs",
  "admin",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof givenUpJob> }>(),
);

export const retryJob = endpoint("post", "/api/admin/jobs/{id}/retry", "admin");

export const removeJob = endpoint("delete", "/api/admin/jobs/{id}", "admin");
