import { useBlocker } from "@tanstack/react-router";
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from "react";
import { setUnsavedWork } from "#client/lib/unsaved-work.ts";
import { Confirm } from "#client/ui/confirm.tsx";

type Report = (form: string, isDirty: boolean) => void;

const UnsavedChanges = createContext<Report>(() => {});

/** Asks before a page with unsaved forms is left by a link, by Back or by closing the tab. */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const [report] = useState<Report>(
    () => (form: string, isDirty: boolean) =>
      setDirty((forms) => {
        const others = forms.filter((each) => each !== form);
        return isDirty ? [...others, form] : others;
      }),
  );
  const isDirty = dirty.length > 0;
  useEffect(() => {
    setUnsavedWork(isDirty);
    return () => setUnsavedWork(false);
  }, [isDirty]);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <UnsavedChanges value={report}>
      {children}
      {blocker.status === "blocked" && (
        <Confirm
          title="Leave without saving?"
          description="You have changes that are not saved yet. They are lost when you leave this page."
          confirmLabel="Leave"
          cancelLabel="Stay"
          onConfirm={blocker.proceed}
          onCancel={blocker.reset}
        />
      )}
    </UnsavedChanges>
  );
}

/** Tells the guard around a form whether the form has unsaved changes. */
export function useUnsavedChanges(isDirty: boolean) {
  const report = useContext(UnsavedChanges);
  const form = useId();
  useEffect(() => {
    report(form, isDirty);
    return () => report(form, false);
  }, [report, form, isDirty]);
}
