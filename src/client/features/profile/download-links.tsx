import { Download } from "lucide-react";
import { ApiError } from "#client/lib/api.ts";
import { browserFetch } from "#client/lib/browser-api.ts";
import { failedWith } from "#client/lib/error-message.ts";
import { useSingleChange } from "#client/lib/use-single-change.ts";
import { Button } from "#client/ui/button.tsx";
import { exportAccount } from "#contract/account-settings.endpoints.ts";
import { exportCollection } from "#contract/collection.endpoints.ts";
import { endpointUrl } from "#contract/endpoint.ts";

/** Downloads by script, because the browser would not show why the server refused. */
export function DownloadLinks({ userId }: { userId: string }) {
  const { mutate } = useSingleChange({
    send: async (_, { href, download }: HTMLAnchorElement) => {
      const answer = await browserFetch(href, {});
      if (!answer.ok) throw new ApiError(answer.status, await answer.text());
      saveFile(await answer.blob(), download);
    },
    failed: failedWith("Download failed"),
  });
  const links = [
    {
      href: endpointUrl(exportAccount, { id: userId }),
      download: "cluck-account.json",
      label: "All data (JSON)",
    },
    {
      href: endpointUrl(exportCollection, { id: userId }),
      download: "cluck-collection.csv",
      label: "Collection (CSV)",
    },
  ];
  return (
    <div className="flex flex-wrap gap-3">
      {links.map(({ href, download, label }) => (
        <Button key={label} asChild variant="secondary">
          <a
            href={href}
            download={download}
            onClick={(event) => {
              event.preventDefault();
              mutate(event.currentTarget);
            }}
          >
            <Download />
            {label}
          </a>
        </Button>
      ))}
    </div>
  );
}

/** A browser may start reading the file some time after the click. */
const readWithinMs = 60_000;

function saveFile(file: Blob, name: string) {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), readWithinMs);
}
