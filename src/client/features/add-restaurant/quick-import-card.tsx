import { Zap } from "lucide-react";
import { ImportCard } from "./import-card.tsx";
import type { Import } from "./use-import.ts";

const schema = async () => (await import("./draft-schemas.ts")).quickImportForm;

export const QuickImportCard = (props: { website?: string; importing: Import }) => (
  <ImportCard
    kind="quick"
    title="Quick Import"
    text="Name, description, addresses, phone and hours from the front page."
    art={<Zap />}
    label="Import Basics"
    busyLabel="Importing..."
    schema={schema}
    {...props}
  />
);
