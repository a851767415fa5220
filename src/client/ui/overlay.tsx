/** Dims the page while the code of a dialog or a sheet is on its way: the press was noticed. */
export const OverlayPending = () => <div className={`${overlayClass} animate-late`} />;

/** The dimmed page behind a dialog or a sheet; on their level, so that one over another dims that other too. */
export const overlayClass =
  "fixed inset-0 z-50 bg-[rgb(30_18_10/0.55)] motion-safe:data-[state=open]:animate-fade-in motion-safe:data-[state=closed]:animate-fade-out";
