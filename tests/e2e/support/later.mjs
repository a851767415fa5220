// Loaded into the server before its own code: it answers a request with this header as if so many milliseconds had passed.
// Only that request: the other tests go on in the present.
import { AsyncLocalStorage } from "node:async_hooks";
import { Server } from "node:http";

const header = "x-later-by-ms";
const delay = new AsyncLocalStorage();
const Present = Date;
const now = () => Present.now() + (delay.getStore() ?? 0);

globalThis.Date = new Proxy(Present, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], self),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});

const emit = Server.prototype.emit;
/** @this {Server} */
Server.prototype.emit = function (event, ...args) {
  const ms = event === "request" ? Number(args[0].headers[header] ?? 0) : 0;
  return delay.run(ms, () => emit.call(this, event, ...args));
};
