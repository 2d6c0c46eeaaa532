import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Replaces files of the site with a peer's. Throws if one would replace none: then ours would be measured unnoticed. */
export function overlaySite(overlay: string, site: string) {
  for (const entry of readdirSync(overlay, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(relative(overlay, entry.parentPath), entry.name);
    if (!existsSync(join(site, file))) {
      throw new Error(`site/${file} is gone, and ${overlay} replaces it: see workshop/bench/pages/ours/README.md.`);
    }
    cpSync(join(overlay, file), join(site, file));
  }
}
