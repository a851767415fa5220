import { Camera, ImagePlus } from "lucide-react";
import type { ButtonSize } from "#client/ui/button-class.ts";
import { uploadTypes } from "#contract/upload-rules.ts";
import { FileButton } from "./file-button.tsx";

type FileButtonsProps = {
  label: string;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  size?: ButtonSize;
};

// Named one by one, so that phones hand over a JPEG in place of their own formats.
const accepted = uploadTypes.join();

/** From the device's files; where there is a touch screen, from its camera as well. */
export function FileButtons({ label, onFiles, multiple, size }: FileButtonsProps) {
  return (
    <>
      <FileButton
        accept={accepted}
        multiple={multiple}
        variant="secondary"
        size={size}
        onFiles={onFiles}
      >
        <ImagePlus aria-hidden="true" />
        {label}
      </FileButton>
      <FileButton
        accept={accepted}
        capture="environment"
        variant="secondary"
        size={size}
        onFiles={onFiles}
        className="pointer-fine:hidden"
      >
        <Camera aria-hidden="true" />
        Take a photo
      </FileButton>
    </>
  );
}
