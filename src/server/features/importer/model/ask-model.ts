// Asks the language model that the settings name: one request, one answer of a given shape, or an error in time.
import { z } from "zod";
import type { Config } from "#server/config.ts";
import { readLimitedBody } from "../fetching/fetcher.ts";

export type LanguageModel = NonNullable<Config["languageModel"]>;

interface ModelQuestion<T extends z.ZodType> {
  /** The task, without the text to work on. */
  instructions: string;
  /** Untrusted text, or an untrusted JPEG: sent as a message of its own. The answer has to match the schema. */
  data: string | Uint8Array;
  answer: T;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** For the whole answer: a slow endpoint costs this and no more. */
const usualTimeoutMs = 20_000;
const longestAnswer = 256 * 1024;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** Throws unless an answer that matches the schema comes in time. */
export async function askModel<T extends z.ZodType>(
  { baseUrl, apiKey, model }: LanguageModel,
  { instructions, data, answer, signal, timeoutMs = usualTimeoutMs }: ModelQuestion<T>,
): Promise<z.infer<T>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: "POST",
    redirect: "error",
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    headers: {
      "Content-Type": "application/json",
      ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}),
    },
    body: JSON.stringify({
      model,
      temperature: 0,
      messages: [
        { role: "system", content: instructions },
        { role: "user", content: typeof data === "string" ? data : [imagePart(data)] },
      ],
      response_format: {
        type: "json_schema",
        json_schema: { name: "answer", strict: true, schema: shapeOf(answer) },
      },
    }),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the language model answered ${response.status}`);
  }
  // Where it stops reading, the request is aborted.
  const { bytes, isCut } = await readLimitedBody(response.body, longestAnswer);
  if (isCut) throw new Error("the answer is too long");
  const [choice] = completion.parse(JSON.parse(new TextDecoder().decode(bytes))).choices;
  return answer.parse(JSON.parse(withoutFence(choice?.message.content ?? "")));
}

const limits = ["minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum"] as const;

/** Some endpoints refuse a schema with limits; an answer that exceeds them is refused when it comes. */
const shapeOf = (answer: z.ZodType) =>
  z.toJSONSchema(answer, {
    override: ({ jsonSchema }) => {
      for (const limit of limits) delete jsonSchema[limit];
    },
  });

const imagePart = (picture: Uint8Array) => ({
  type: "image_url",
  image_url: { url: `data:image/jpeg;base64,${Buffer.from(picture).toString("base64")}` },
});

/** Parser errors quote what they parsed, so only their name is logged. */
export const safeReason = (error: unknown) =>
  error instanceof Error && error.constructor !== Error ? error.name : String(error);

/** Some models put their JSON into a code block. */
const withoutFence = (text: string) =>
  text
    .trim()
    .replace(/^```(?:json)?\s*/, "")
    .replace(/```$/, "");
