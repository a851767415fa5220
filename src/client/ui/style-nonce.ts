import { setNonce } from "get-nonce";

/** Dialogs, menus and selects add style tags while they are open; the content policy lets them in by this nonce. */
export function applyStyleNonce(nonce: string | undefined) {
  if (nonce) setNonce(nonce);
}
