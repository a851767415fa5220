-- Curly quotes and long dashes are searched as the plain ones. The audit log cannot be changed and keeps its own.
UPDATE "restaurants" SET "search_text" = translate("search_text", '‘’ʼ“”‐‑‒–—―', '''''''""------'), "search_grams" = ARRAY(SELECT DISTINCT translate("gram", '‘’ʼ“”‐‑‒–—―', '''''''""------') FROM unnest("search_grams") "gram") WHERE "search_text" ~ '[‘’ʼ“”‐‑‒–—―]';--> statement-breakpoint
UPDATE "sandwiches" SET "search_text" = translate("search_text", '‘’ʼ“”‐‑‒–—―', '''''''""------'), "search_grams" = ARRAY(SELECT DISTINCT translate("gram", '‘’ʼ“”‐‑‒–—―', '''''''""------') FROM unnest("search_grams") "gram") WHERE "search_text" ~ '[‘’ʼ“”‐‑‒–—―]';--> statement-breakpoint
UPDATE "user_sandwiches" SET "search_text" = translate("search_text", '‘’ʼ“”‐‑‒–—―', '''''''""------') WHERE "search_text" ~ '[‘’ʼ“”‐‑‒–—―]';--> statement-breakpoint
UPDATE "users" SET "search_text" = translate("search_text", '‘’ʼ“”‐‑‒–—―', '''''''""------') WHERE "search_text" ~ '[‘’ʼ“”‐‑‒–—―]';--> statement-breakpoint
UPDATE "restaurant_recommendations" SET "search_text" = translate("search_text", '‘’ʼ“”‐‑‒–—―', '''''''""------') WHERE "search_text" ~ '[‘’ʼ“”‐‑‒–—―]';
