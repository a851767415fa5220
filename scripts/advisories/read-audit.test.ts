import { expect, test } from "vitest";
import { readAudit } from "./read-audit.ts";

const metadata = { dependencies: { prod: 90, dev: 400, total: 490 } };
const print = (report: object) => JSON.stringify({ auditReportVersion: 2, metadata, ...report });

test("none is said only of what was checked", () => {
  expect(readAudit(print({ vulnerabilities: {} }))).toEqual({
    lines: ["No known advisories for 90 packages."],
    exitCode: 0,
  });
});

test("each advisory is a line with its address", () => {
  const leftPad = { name: "left-pad", severity: "high", range: "<1.3.0", isDirect: true };
  const advisory = {
    title: "Pads too much",
    url: "https://advisories.example/1",
    severity: "high",
  };
  const pad = { name: "pad", severity: "high", range: "*", via: ["left-pad"] };
  const vulnerabilities = { "left-pad": { ...leftPad, via: [advisory] }, pad };
  expect(readAudit(print({ vulnerabilities }))).toEqual({
    lines: [
      "high  left-pad <1.3.0: Pads too much, https://advisories.example/1",
      "high  pad *: by left-pad",
      "2 of 90 packages have advisories.",
    ],
    exitCode: 1,
  });
});

test.each([
  ["a refusal of the registry", '{"message":"405 Method Not Allowed","statusCode":405}', "405"],
  ["no answer", "", "npm gave no answer"],
  ["something else", '{"vulnerabilities":{}}', "npm gave no answer"],
])("%s is not taken for none", (_, printed, reason) => {
  const { lines, exitCode } = readAudit(printed);
  expect(exitCode).toBe(2);
  expect(lines[0]).toMatch(/^NOT CHECKED: /);
  expect(lines[0]).toContain(reason);
});
