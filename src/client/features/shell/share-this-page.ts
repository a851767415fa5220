import { toast } from "#client/ui/toast-queue.ts";

/** The device's own share sheet where there is one, else the address on the clipboard. */
export async function shareThisPage() {
  const page = { title: document.title, url: location.href };
  if (navigator.share) {
    // Closing the share sheet rejects: a change of mind, not an error.
    await navigator.share(page).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(page.url);
    toast({ title: "Link copied", description: "Paste it wherever your friends are hungry." });
  } catch {
    toast({ title: "Copy this link", description: page.url, variant: "info" });
  }
}
