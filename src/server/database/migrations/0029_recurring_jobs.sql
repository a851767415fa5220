CREATE TABLE "job_schedules" (
	"kind" text PRIMARY KEY NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP TABLE "job_locks";
