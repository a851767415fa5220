import { useRouter } from "@tanstack/react-router";
import { Button } from "#client/ui/button.tsx";

/** In the place of what could not be loaded. */
export function LoadFailed({ message }: { message: string }) {
  const router = useRouter();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border-2 border-beet bg-beet-wash px-5 py-4 text-beet"
    >
      <p className="font-semibold">{message}</p>
      <Button variant="secondary" size="sm" onClick={() => router.invalidate()}>
        Try again
      </Button>
    </div>
  );
}
