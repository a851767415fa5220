INSERT INTO "action_config" ("action_type", "xp_reward", "description") VALUES
	('review_written', 25, 'Wrote a review'),
	('sandwich_tried', 10, 'Tried a sandwich'),
	('favorite_added', 5, 'Marked a sandwich as a favorite'),
	('sandwich_saved', 2, 'Saved a sandwich to the collection'),
	('recommendation_approved', 50, 'Recommended a restaurant that was approved'),
	('account_created', 10, 'Joined Cluck');
--> statement-breakpoint
INSERT INTO "catalogue_stats" DEFAULT VALUES;
