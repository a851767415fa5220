import type { z } from "zod";
import { del, get, post, takes } from "./endpoint.ts";
import type { givenUpJob } from "./jobs.ts";
import type { pageQuery } from "./paging.ts";

export const listGivenUpJobs = get(
  "/api/admin/jobs",
  "admin",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof givenUpJob> }>(),
);

export const retryJob = post("/api/admin/jobs/{id}/retry", "admin");

export const removeJob = del("/api/admin/jobs/{id}", "admin");
