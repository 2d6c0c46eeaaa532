export function showSaved(result: {
  problems: readonly string[];
  inDrafts: readonly string[];
  outdated: readonly string[];
  overwritten?: readonly string[];
  saved?: number;
}): Promise<void>;
