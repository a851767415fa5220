import { z } from "zod";
import { imageFileName, imageKey } from "#contract/image-files.ts";

/**
 * What a backup is made of, a line of JSON each. Rows are JSON as the database writes it. Names become paths: they are
 * those that we give files ourselves, and no other.
 */
export const backupLine = z.union([
  z.object({ cluckBackup: z.literal(1), migrations: z.array(z.string()) }),
  z.object({ table: z.string(), rows: z.array(z.string()).min(1) }),
  z.object({
    image: z.string().regex(imageKey),
    files: z.array(z.object({ name: z.string().regex(imageFileName), base64: z.string() })),
  }),
  z.object({ isComplete: z.literal(true) }),
]);

export type BackupLine = z.infer<typeof backupLine>;
