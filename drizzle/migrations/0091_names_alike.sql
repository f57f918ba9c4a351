CREATE FUNCTION "name_key"("name" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
	RETURN (SELECT string_agg(word, ' ' ORDER BY word)
		FROM regexp_split_to_table(regexp_replace(lower("name"), '[.''’]', '', 'g'), '[^[:alnum:]]+') word
		WHERE word <> '' AND word NOT IN ('pty', 'proprietary', 'ltd', 'limited', 'cc', 'npc', 'inc', 'rf'));
END
$$;--> statement-breakpoint
CREATE INDEX "documents_of_merged" ON "documents" USING btree ("merged_into_id") WHERE merged_into_id is not null;--> statement-breakpoint
CREATE INDEX "taxpayers_by_name_key" ON "taxpayers" USING btree (name_key(name));