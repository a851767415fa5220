import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { escapeButton } from "./dialog-escape.ts";
import { IconButton } from "./icon-button.tsx";

/** Goes into a dialog or sheet. */
export const CloseButton = ({ className }: { className?: string }) => (
  <Radix.Close asChild>
    <IconButton label="Close" className={className} {...escapeButton}>
      <X />
    </IconButton>
  </Radix.Close>
);
