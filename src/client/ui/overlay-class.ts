/** The dimmed page behind a dialog or a sheet. */
export const overlayClass =
  "fixed inset-0 z-40 bg-[rgb(30_18_10/0.55)] motion-safe:data-[state=open]:animate-fade-in motion-safe:data-[state=closed]:animate-fade-out";
