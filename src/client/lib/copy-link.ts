import { toast } from "./toast-queue.ts";

/** If the browser does not allow it, the toast has the link. */
export async function copyLink(link: string, description: string) {
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: "Link copied", description });
  } catch {
    toast({ title: "Copy this link", description: link, variant: "info" });
  }
}
