import { Rows3 } from "lucide-react";
import { chooseLook, useLook } from "#client/lib/looks.ts";
import { IconButton } from "./icon-button.tsx";

/** Switches a list between cards and rows (`compact-rows`) on a phone. */
export function RowsButton() {
  const isCompact = useLook("compactRows");
  return (
    <IconButton
      label="Compact rows"
      pressed={isCompact}
      onClick={() => chooseLook("compactRows", !isCompact)}
      className="sm:hidden"
    >
      <Rows3 className="fill-none!" />
    </IconButton>
  );
}
