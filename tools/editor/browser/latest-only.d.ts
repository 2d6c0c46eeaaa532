export function latestOnly(work: () => Promise<void>): () => Promise<void>;
