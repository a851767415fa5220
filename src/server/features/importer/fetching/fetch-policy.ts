import type { Config } from "#server/config.ts";
import { isLoopbackAddress, isPublicAddress } from "./address-rules.ts";

/** What we may ask of other people's servers, and how we introduce ourselves. */
export interface FetchPolicy {
  isAllowedAddress: (address: string) => boolean;
  isAllowedPort: (port: number) => boolean;
  userAgent: string;
}

/** The name that a robots.txt calls us by. */
export const robotName = "CluckBot";

const usualPorts = [80, 443];

export function policyOf(
  config: Pick<Config, "importPorts" | "importAllowPrivate" | "contactEmail" | "publicOrigin">,
): FetchPolicy {
  const { importAllowPrivate, importPorts } = config;
  const ports = new Set([...usualPorts, ...importPorts]);
  return {
    isAllowedAddress: (address) =>
      isPublicAddress(address) || (importAllowPrivate && isLoopbackAddress(address)),
    isAllowedPort: (port) => importAllowPrivate || ports.has(port),
    userAgent: `${robotName}/1.0 (restaurant import; ${contactOf(config)})`,
  };
}

function contactOf({ contactEmail, publicOrigin }: Pick<Config, "contactEmail" | "publicOrigin">) {
  const page = publicOrigin ? `+${publicOrigin}/contact` : "";
  return [page, contactEmail].filter(Boolean).join("; ") || "run on a private machine";
}
