import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { messageOf } from "#client/features/admin/error-message.ts";
import { type Api, isUnauthenticated } from "#client/lib/api.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { toast } from "#client/ui/toast-queue.ts";
import type { ImportBasicAnswer, ImportProgress } from "#contract/importer.ts";
import { filledWith, fromFull, fromQuick, type Imported, siteOf } from "./fill-draft.ts";
import { foundText } from "./found-text.ts";
import { importWebsite } from "./import-website.ts";
import { useDraft } from "./use-draft.ts";

export interface ImportRequest {
  kind: "quick" | "full" | "paste";
  websiteUrl: string;
  /** HTML or text that somebody pasted. */
  page?: string;
}

const quickPath = "/api/restaurant/import-basic";

/** One import at a time; it fills the draft, and can be given up. */
export function useImport() {
  const { store } = useDraft();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const caller = useRef<AbortController | null>(null);
  useEffect(() => () => caller.current?.abort(), []);

  const { mutate, data, error, variables, isPending } = useMutation({
    mutationFn: (request: ImportRequest) => {
      caller.current = new AbortController();
      setProgress(null);
      return read(apiOf(queryClient), request, setProgress, caller.current.signal);
    },
    onSuccess: (imported, { websiteUrl }) => {
      store.change(filledWith(imported, siteOf(websiteUrl)));
      toast({ title: "Website Analyzed Successfully", description: foundText(imported) });
    },
    onError: (failure) => {
      if (caller.current?.signal.aborted || isUnauthenticated(failure)) return;
      toast({
        title: "Website Analysis Failed",
        description:
          "We couldn't extract information from the provided website. Please check the URL and try again.",
        variant: "destructive",
      });
    },
  });

  const wasCancelled = error !== null && caller.current?.signal.aborted === true;
  return {
    start: (request: ImportRequest) => {
      if (!isPending) mutate(request);
    },
    cancel: () => caller.current?.abort(),
    running: isPending ? variables.kind : null,
    progress,
    pages: data?.pages ?? [],
    failure: error && !wasCancelled ? { kind: variables?.kind, reason: messageOf(error) } : null,
  };
}

async function read(
  api: Api,
  { kind, websiteUrl, page = "" }: ImportRequest,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<Imported> {
  if (kind === "quick") {
    return fromQuick(await api.send<ImportBasicAnswer>("POST", quickPath, { websiteUrl }, signal));
  }
  const pasted = /<[a-z!][^<>]*>/i.test(page) ? { html: page } : { text: page };
  const input = kind === "paste" ? { websiteUrl, ...pasted } : { websiteUrl };
  return fromFull(await importWebsite(input, onProgress, signal));
}

export type Import = ReturnType<typeof useImport>;
