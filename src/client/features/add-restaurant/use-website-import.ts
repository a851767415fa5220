import { useEffect, useRef, useState } from "react";
import { findErrorMessage } from "#client/lib/error-message.ts";
import { useSingleChange } from "#client/lib/use-single-change.ts";
import type { ImportProgress } from "#contract/importer.ts";
import { useDraft } from "./draft-store.ts";
import type { ImportRequest } from "./run-import.ts";

/** Runs one import at a time and fills the draft with what it found. `cancel` aborts the request. */
export function useWebsiteImport() {
  const { store } = useDraft();
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  const { mutate, data, error, variables, isPending } = useSingleChange({
    send: async (api, input: ImportRequest) => {
      const controller = new AbortController();
      request.current = controller;
      setProgress(null);
      const { runImport } = await import("./run-import.ts");
      return runImport(api, input, setProgress, controller.signal);
    },
    onSuccess: ({ fill }) => store.change(fill),
    done: ({ wasRead, description }) =>
      wasRead
        ? { title: "Website Analyzed Successfully", description }
        : { title: "Website Could Not Be Read", variant: "info", description },
    failed: () => (request.current?.signal.aborted ? undefined : failedToast),
  });

  const wasCancelled = error !== null && request.current?.signal.aborted === true;
  return {
    start: (input: ImportRequest) => mutate(input),
    cancel: () => request.current?.abort(),
    running: isPending ? variables.kind : null,
    progress,
    pages: data?.pages ?? [],
    failure:
      error && !wasCancelled ? { kind: variables?.kind, reason: findErrorMessage(error) } : null,
  };
}

const failedToast = {
  title: "Website Analysis Failed",
  description:
    "We couldn't extract information from the provided website. Please check the URL and try again.",
};

export type WebsiteImport = ReturnType<typeof useWebsiteImport>;
