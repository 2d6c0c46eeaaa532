import { isDeepStrictEqual } from 'node:util';
import type { BuildCache } from '../cache/build-cache.ts';
import { jsonHash } from '../json-hash.ts';
import { parseYaml, type ParsedYaml } from './parse-yaml.ts';
import { contentCodeHash } from './content-code-hash.ts';

/** The last result by file: the development server reads all files at every save. */
const lastResults = new Map<string, { source: string; linesAbove: number; result: ParsedYaml }>();

/**
 * Calls {@link parseYaml}, or returns its last result for the file until the text changes. The value must not be
 * modified. `valueCache` has the values that earlier builds parsed.
 */
export function parseCachedYaml(
  source: string,
  file: string,
  linesAbove: number,
  valueCache: BuildCache<{ value: unknown }>,
): ParsedYaml {
  const last = lastResults.get(file);
  if (last?.source === source && last.linesAbove === linesAbove) return last.result;
  const result = parseThroughCache(source, file, linesAbove, valueCache);
  lastResults.set(file, { source, linesAbove, result });
  return result;
}

/** Takes the value from an earlier build if it can, and then parses the text only to report a problem's line. */
function parseThroughCache(
  source: string,
  file: string,
  linesAbove: number,
  valueCache: BuildCache<{ value: unknown }>,
): ParsedYaml {
  const name = jsonHash(contentCodeHash(), source);
  const cached = valueCache.read(name);
  if (cached) {
    let parsed: ParsedYaml | undefined;
    return {
      value: cached.value,
      lineOf: (path) => (parsed ??= parseYaml(source, file, linesAbove)).lineOf(path),
    };
  }
  const parsed = parseYaml(source, file, linesAbove);
  const entry = { value: parsed.value };
  // YAML has values that JSON lacks, such as infinite numbers: those are parsed again by each build.
  if (isDeepStrictEqual(JSON.parse(JSON.stringify(entry)), entry)) valueCache.write(name, entry);
  return parsed;
}
