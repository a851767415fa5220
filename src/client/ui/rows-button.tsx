import { Rows3 } from "lucide-react";
import { chooseLook, useLook } from "#client/lib/looks.ts";
import { IconButton } from "./icon-button.tsx";

/** On a phone: a card for each thing of a list, or a row. The list has the class `compact-rows` then. */
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
