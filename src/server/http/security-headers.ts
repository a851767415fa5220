import { NONCE, secureHeaders } from "hono/secure-headers";

/**
 * Nothing inline without this response's nonce, nothing from elsewhere. Positions that a script sets
 * on an element need style attributes; those cannot load or run anything under this policy.
 */
export const securityHeaders = (isHttps: boolean) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", NONCE],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
    },
    permissionsPolicy: {
      geolocation: ["self"],
      camera: [],
      microphone: [],
      payment: [],
      usb: [],
    },
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    strictTransportSecurity: isHttps ? "max-age=31536000" : false,
  });
