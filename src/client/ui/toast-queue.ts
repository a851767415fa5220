export * from "#client/lib/toast-queue.ts";
