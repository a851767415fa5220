import { useEffect, useEffectEvent, useState } from "react";

/** Files dropped or pasted anywhere on the page; missing the target must not open the file instead of the page. */
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
      // What comes as text as well is meant as text.
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
