export function showChanges(): Promise<void>;
