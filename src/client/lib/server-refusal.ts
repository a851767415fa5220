import { ApiError } from "./api.ts";
import { toast } from "./toast-queue.ts";

/** Shows the server's message, or `otherwise`, in a toast and returns it. */
export function toastRefusal(
  title: string,
  error: unknown,
  otherwise: string,
  about?: string,
): string {
  const description = (error instanceof ApiError && error.serverMessage) || otherwise;
  toast({ title, description, variant: "destructive", about });
  return description;
}
