import { z } from "zod";

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.string(),
      range: z.string(),
      /** An advisory, or the name of the package that brings it. */
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
  metadata: z.object({ dependencies: z.object({ prod: z.int() }) }),
});

const failure = z.object({ message: z.string() });

interface Outcome {
  lines: string[];
  exitCode: 0 | 1 | 2;
}

/** What `npm audit --json` printed, for a person. Whatever is no report counts as not checked. */
export function readAudit(printed: string): Outcome {
  const json = parse(printed);
  const { data } = report.safeParse(json);
  if (!data) {
    const reason = failure.safeParse(json).data?.message ?? "npm gave no answer";
    return { lines: [`NOT CHECKED: the registry could not be asked (${reason}).`], exitCode: 2 };
  }
  const checked = `${data.metadata.dependencies.prod} packages`;
  const found = Object.values(data.vulnerabilities);
  if (found.length === 0) return { lines: [`No known advisories for ${checked}.`], exitCode: 0 };
  const lines = found.map(({ name, severity, range, via }) => {
    const causes = via.map((cause) =>
      typeof cause === "string" ? `by ${cause}` : `${cause.title}, ${cause.url}`,
    );
    return `${severity}  ${name} ${range}: ${causes.join("; ")}`;
  });
  return { lines: [...lines, `${found.length} of ${checked} have advisories.`], exitCode: 1 };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
