export function publicationBadge({ draft, published }: { draft?: unknown; published?: unknown }, today: string): string;
