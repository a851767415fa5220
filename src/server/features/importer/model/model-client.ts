import { z } from "zod";
import type { Config } from "#server/config.ts";
import { readLimitedText } from "./limited-text.ts";

export type LanguageModel = NonNullable<Config["languageModel"]>;

export interface ModelQuestion<T extends z.ZodType> {
  /** What it shall do. The text it works on is not part of it. */
  instructions: string;
  /** Somebody else's text: it is quoted as data, and the answer's schema is all that can come of it. */
  data: string;
  answer: T;
  signal?: AbortSignal;
  patienceMs?: number;
}

const usualPatienceMs = 20_000;
const longestAnswer = 256 * 1024;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** Asks once; throws whenever there is no answer of the right shape in time. */
export async function askModel<T extends z.ZodType>(
  { baseUrl, apiKey, model }: LanguageModel,
  { instructions, data, answer, signal, patienceMs = usualPatienceMs }: ModelQuestion<T>,
): Promise<z.infer<T>> {
  const patience = AbortSignal.timeout(patienceMs);
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: "POST",
    redirect: "error",
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
    headers: {
      "Content-Type": "application/json",
      ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}),
    },
    body: JSON.stringify({
      model,
      temperature: 0,
      messages: [
        { role: "system", content: instructions },
        { role: "user", content: data },
      ],
      response_format: {
        type: "json_schema",
        json_schema: { name: "answer", strict: true, schema: z.toJSONSchema(answer) },
      },
    }),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the language model answered ${response.status}`);
  }
  const body: unknown = JSON.parse(await readLimitedText(response, longestAnswer));
  const [choice] = completion.parse(body).choices;
  return answer.parse(JSON.parse(withoutFence(choice?.message.content ?? "")));
}

/** Some models put their JSON into a code block. */
const withoutFence = (text: string) =>
  text
    .trim()
    .replace(/^```(?:json)?\s*/, "")
    .replace(/```$/, "");
