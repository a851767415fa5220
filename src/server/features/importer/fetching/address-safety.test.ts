import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startNameServer } from "#tests/support/name-server.ts";
import { redirectTo, sendHtml, startWebServer } from "#tests/support/web-server.ts";
import type { FetchPolicy } from "./address-safety.ts";
import { isPublicAddress } from "./address-safety.ts";
import { createFetcher } from "./fetcher.ts";

/** The real rules, on any port, because the ports of the servers here are whatever is free. */
const strict: FetchPolicy = {
  isAllowedAddress: isPublicAddress,
  isAllowedPort: () => true,
  userAgent: "test",
};
/** 127.0.0.2 plays the open internet, 127.0.0.1 remains what it is. */
const withOneStranger = {
  ...strict,
  isAllowedAddress: (address: string) => address === "127.0.0.2",
};
const options = { field: "websiteUrl", accept: "text/html" } as const;

let secrets: Awaited<ReturnType<typeof startWebServer>>;
beforeAll(async () => {
  secrets = await startWebServer({ "/": sendHtml("the router's password") });
});
afterAll(() => secrets.close());

const refusalOf = (address: string, fetchFile = createFetcher(strict)) =>
  fetchFile(address.replace("PORT", String(secrets.port)), options).then(
    () => "read",
    ({ status, message }) => `${status}: ${message}`,
  );

describe("the ranges", () => {
  test.each([
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "192.0.0.1",
    "192.0.2.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:a9fe:a9fe",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:2::1",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "3fff::1",
    "4000::1",
    "5f00::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "localhost",
    "",
  ])("%s is not public", (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(["8.8.8.8", "93.184.216.34", "::ffff:8.8.8.8", "2606:4700::1111"])(
    "%s is public",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe("addresses as somebody may write them", () => {
  test.each([
    ["in decimal", "http://2130706433:PORT/"],
    ["in octal", "http://0177.0.0.1:PORT/"],
    ["in octal without dots", "http://017700000001:PORT/"],
    ["in hexadecimal", "http://0x7f.0x0.0x0.0x1:PORT/"],
    ["in hexadecimal without dots", "http://0x7f000001:PORT/"],
    ["with parts left out", "http://127.1:PORT/"],
    ["in mixed numbers", "http://0x7f.1:PORT/"],
    ["with a dot at the end", "http://127.0.0.1.:PORT/"],
    ["in full-width digits", "http://１２７.０.０.１:PORT/"],
    ["in circled digits", "http://①②⑦.⓪.⓪.①:PORT/"],
    ["with ideographic dots", "http://127。0。0。1:PORT/"],
    ["percent-encoded", "http://%31%32%37.0.0.1:PORT/"],
    ["with odd slashes", "http:\\\\127.0.0.1:PORT\\"],
    ["with a tab inside", "http://127.0.\t0.1:PORT/"],
    ["as IPv6", "http://[::1]:PORT/"],
    ["as mapped IPv6", "http://[::ffff:127.0.0.1]:PORT/"],
    ["as mapped IPv6 in hexadecimal", "http://[::ffff:7f00:1]:PORT/"],
    ["as compatible IPv6", "http://[::127.0.0.1]:PORT/"],
    ["written in full", "http://[0000:0000:0000:0000:0000:0000:0000:0001]:PORT/"],
    ["through NAT64", "http://[64:ff9b::7f00:1]:PORT/"],
    ["through 6to4", "http://[2002:7f00:1::]:PORT/"],
    ["through Teredo", "http://[2001:0:7f00:1::]:PORT/"],
    ["with a zone", "http://[fe80::1%25lo]:PORT/"],
    ["with a zone, not encoded", "http://[fe80::1%lo]:PORT/"],
    ["as nowhere", "http://0.0.0.0:PORT/"],
    ["as nothing", "http://0:PORT/"],
    ["as the metadata service", "http://169.254.169.254/latest/meta-data/"],
    ["by its name", "http://localhost:PORT/"],
    ["by its name with a dot", "http://localhost.:PORT/"],
    ["by its name in odd letters", "http://ⓛocalhost:PORT/"],
    ["with a user before it", "http://example.com@127.0.0.1:PORT/"],
    ["with a password before it", "http://example.com:80@127.0.0.1:PORT/"],
    ["behind a fragment trick", "http://127.0.0.1:PORT#@example.com/"],
    ["behind a backslash trick", "http://127.0.0.1:PORT\\@example.com/"],
    ["with another scheme", "file:///etc/passwd"],
    ["with a script", "javascript:alert(1)"],
    ["with FTP", "ftp://127.0.0.1/"],
    ["with data", "data:text/html,hello"],
    ["without an address", "http://"],
    ["with a broken port", "http://example.com:99999/"],
  ])("%s is refused", async (_, address) => {
    const asked = secrets.requests.length;
    expect(await refusalOf(address)).toMatch(/^400: /);
    expect(secrets.requests).toHaveLength(asked);
  });

  test.each(["http://example.com:22/", "https://example.com:8443/", "http://example.com:443.1/"])(
    "%s has a port of its own",
    async (address) => {
      const isAllowedPort = (port: number) => port === 80 || port === 443;
      expect(await refusalOf(address, createFetcher({ ...strict, isAllowedPort }))).toMatch(
        /^400: /,
      );
    },
  );
});

describe("names that a name server answers for", () => {
  test.each([
    ["private", ["10.0.0.7"]],
    ["loopback", ["127.0.0.1"]],
    ["link-local", ["169.254.169.254"]],
  ])("one that leads to a %s address is refused", async (_, answers) => {
    const names = await startNameServer({ "evil.example": answers });
    const fetchFile = createFetcher(strict, names.resolve);
    expect(await refusalOf("http://evil.example:PORT/", fetchFile)).toMatch(/^400: .*private/);
    await names.close();
  });

  test("one that has a private address among public ones is refused", async () => {
    const resolve = async () => ["93.184.216.34", "127.0.0.1"];
    expect(await refusalOf("http://evil.example:PORT/", createFetcher(strict, resolve))).toMatch(
      /^400: .*private/,
    );
  });

  test("one that answers public first and private second never reaches the private server", async () => {
    const stranger = await startWebServer({}, "127.0.0.2");
    stranger.pages["/robots.txt"] = (response) =>
      response.writeHead(404, { Connection: "close" }).end();
    stranger.pages["/"] = redirectTo(`http://evil.example:${secrets.port}/`);
    const names = await startNameServer({
      "evil.example": ["127.0.0.2", "127.0.0.2", "127.0.0.1"],
    });
    const fetchFile = createFetcher(withOneStranger, names.resolve);
    const asked = secrets.requests.length;
    const answer = await refusalOf(`http://evil.example:${stranger.port}/`, fetchFile);
    expect(answer).toMatch(/^400: .*private/);
    expect(stranger.requests).toEqual(["/robots.txt", "/"]);
    expect(names.asked).toEqual(["evil.example", "evil.example", "evil.example"]);
    expect(secrets.requests).toHaveLength(asked);
    await Promise.all([stranger.close(), names.close()]);
  });

  test.each([
    ["a private address", "http://127.0.0.1:PORT/"],
    ["a private address in disguise", "http://0x7f000001:PORT/"],
    ["another scheme", "file:///etc/passwd"],
    ["an address with a password", "http://a:b@stranger.example:PORT/"],
  ])("a redirect to %s is refused", async (_, target) => {
    const location = target.replace("PORT", String(secrets.port));
    const stranger = await startWebServer({ "/": redirectTo(location) }, "127.0.0.2");
    const asked = secrets.requests.length;
    expect(await refusalOf(stranger.url, createFetcher(withOneStranger))).toMatch(/^400: /);
    expect(secrets.requests).toHaveLength(asked);
    await stranger.close();
  });

  test("a robots.txt that redirects to a private address is refused too", async () => {
    const stranger = await startWebServer(
      { "/robots.txt": redirectTo(secrets.url), "/": sendHtml("hello") },
      "127.0.0.2",
    );
    const asked = secrets.requests.length;
    expect(await refusalOf(stranger.url, createFetcher(withOneStranger))).toMatch(/^400: /);
    expect(secrets.requests).toHaveLength(asked);
    await stranger.close();
  });
});
