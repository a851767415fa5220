import { Camera, ImagePlus } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { type ButtonSize, buttonClass } from "#client/ui/button.tsx";
import { cx } from "#client/ui/cx.ts";
import { uploadTypes } from "#contract/upload-rules.ts";

type FileButtonsProps = {
  label: string;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  size?: ButtonSize;
};

// A list of types and not image/*, so that phones convert their own formats to JPEG.
const accepted = uploadTypes.join();

export function FileButtons({ label, onFiles, multiple, size }: FileButtonsProps) {
  return (
    <>
      <FileButton accept={accepted} multiple={multiple} size={size} onFiles={onFiles}>
        <ImagePlus />
        {label}
      </FileButton>
      <FileButton
        accept={accepted}
        capture="environment"
        size={size}
        onFiles={onFiles}
        className="pointer-fine:hidden"
      >
        <Camera />
        Take a photo
      </FileButton>
    </>
  );
}

type FileButtonProps = Pick<ComponentProps<"input">, "accept" | "multiple" | "capture"> & {
  children: ReactNode;
  onFiles: (files: File[]) => void;
  size?: ButtonSize;
  className?: string;
};

function FileButton({ children, onFiles, size, className, ...input }: FileButtonProps) {
  return (
    <label
      className={cx(
        buttonClass("secondary", size),
        "has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
        className,
      )}
    >
      {children}
      <input
        type="file"
        className="sr-only"
        {...input}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Otherwise choosing the same file again would fire no event.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}

/** Takes files dropped or pasted anywhere on the page, so that the browser does not open a dropped file. */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: FileList) => onFiles([...files]));
  useEffect(() => {
    const leaving = new AbortController();
    const listen = <Name extends keyof DocumentEventMap>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, listener, { signal: leaving.signal });

    listen("dragover", (event) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(true);
    });
    listen("dragleave", ({ relatedTarget }) => {
      if (relatedTarget === null) setIsOver(false);
    });
    listen("drop", (event) => {
      setIsOver(false);
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      take(event.dataTransfer.files);
    });
    listen("paste", ({ clipboardData }) => {
      // Clipboard content with a text form is pasted as text.
      if (carriesFiles(clipboardData) && !clipboardData.types.includes("text/plain")) {
        take(clipboardData.files);
      }
    });
    return () => leaving.abort();
  }, []);
  return isOver;
}

const carriesFiles = (data: DataTransfer | null): data is DataTransfer =>
  data?.types.includes("Files") === true;
