import ipaddr from "ipaddr.js";

/** All that is routed to strangers in IPv6; what lies outside is reserved, however the ranges are named. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an address belongs to the open internet, not to this machine, its network or a special purpose. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address dressed up as IPv6 is judged as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(globalUnicast);
}

export const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
