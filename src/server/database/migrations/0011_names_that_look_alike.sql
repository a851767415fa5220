-- Filled at the next start, by the code that knows which letters look alike.
ALTER TABLE "users" ADD COLUMN "username_look" text;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_look_unique" ON "users" USING btree ("username_look");