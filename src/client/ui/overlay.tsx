/** Dims the page while the code of a dialog or sheet loads. */
export const OverlayPending = () => <div className={`${overlayClass} animate-late`} />;

/** The dimmed page behind a dialog or sheet. It has their z-index, so that it also dims another one below. */
export const overlayClass =
  "fixed inset-0 z-50 bg-[rgb(30_18_10/0.55)] motion-safe:data-[state=open]:animate-fade-in motion-safe:data-[state=closed]:animate-fade-out";
