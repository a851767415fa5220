import { overlayClass } from "./overlay-class.ts";

/** Dims the page while the code of a dialog or a sheet is on its way: the press was noticed. */
export const OverlayPending = () => <div className={`${overlayClass} animate-late`} />;
