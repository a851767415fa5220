import { Sparkles } from "lucide-react";
import { ImportCard } from "./import-card.tsx";
import type { Import } from "./use-import.ts";

const schema = async () => (await import("./draft-schemas.ts")).fullImportForm;

export const FullImportCard = (props: { website?: string; importing: Import }) => (
  <ImportCard
    kind="full"
    title="Full AI Extraction"
    text="The basics, every location, and the chicken sandwiches on its menu pages."
    art={<Sparkles />}
    label="Analyze Website"
    busyLabel="Analyzing..."
    schema={schema}
    {...props}
  />
);
