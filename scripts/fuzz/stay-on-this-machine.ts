import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import { isIP, Socket } from "node:net";

const own = ["127.0.0.1", "localhost", "::1"];

/** Whatever a request talks this process into, it asks nobody but this machine. Returns how to take that back. */
export function stayOnThisMachine(): () => void {
  const { connect } = Socket.prototype;
  const { lookup } = dns.promises;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const [target] = (Array.isArray(args[0]) ? args[0] : args) as [unknown];
    const { host, path } = (typeof target === "object" ? target : { host: args[1] }) as {
      host?: string;
      path?: string;
    };
    if (path !== undefined || own.includes(host ?? "localhost")) {
      return connect.apply(this, args as never);
    }
    process.nextTick(() => this.destroy(new Error(`${host} is not on this machine`)));
    return this;
  } as typeof connect;
  dns.promises.lookup = (async (name: string, ...rest: unknown[]) => {
    if (isIP(name) || own.includes(name)) return lookup(name, ...(rest as []));
    throw Object.assign(new Error(`${name} is not on this machine`), { code: "ENOTFOUND" });
  }) as typeof lookup;
  syncBuiltinESMExports();
  return () => {
    Socket.prototype.connect = connect;
    dns.promises.lookup = lookup;
    syncBuiltinESMExports();
  };
}
