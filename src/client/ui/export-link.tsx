import { Download } from "lucide-react";
import { Button } from "./button.tsx";

/** Downloads the filtered table. */
export function ExportLink({ href }: { href: string }) {
  return (
    <Button asChild variant="quiet" className="ml-auto shrink-0">
      <a href={href} download>
        <Download />
        Export CSV
      </a>
    </Button>
  );
}
