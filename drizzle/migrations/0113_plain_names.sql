CREATE FUNCTION "plain_letters"("name" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT pg_catalog.translate(pg_catalog.lower("name"), 'àáâãäåāăèéêëēěìíîïīòóôõöōùúûüūůçčćñňšśžźżýÿďťř', 'aaaaaaaaeeeeeeiiiiioooooouuuuuucccnnsszzzyydtr')
$$;--> statement-breakpoint
CREATE INDEX "taxpayer_relations_by_holder_name" ON "taxpayer_relations" USING gin ((plain_letters(holder_name)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "taxpayer_relations_by_of_name" ON "taxpayer_relations" USING gin ((plain_letters(of_name)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_persons_by_plain_name" ON "contact_persons" USING gin ((plain_letters(name)) gin_trgm_ops);