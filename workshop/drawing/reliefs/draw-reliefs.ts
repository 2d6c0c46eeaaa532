import { masterFolder } from '../../../art/encode/folders.ts';
import { openBrowser } from '../../../art/open-browser.ts';
import { entriesNamed } from '../entries-named.ts';
import { renderRelief } from '../paper/render-paper.ts';
import { reliefs } from './reliefs.ts';

/** Draws the named masters (`jay`, `error-phone`), or all. Throws for an unknown name. */
export async function drawReliefs(names: string[]): Promise<void> {
  const drawn = entriesNamed(reliefs, names, 'relief');
  const browser = await openBrowser();
  try {
    for (const [name, relief] of drawn) {
      const start = Date.now();
      await renderRelief(browser, relief, new URL(name, masterFolder));
      console.log(`${name} ${Date.now() - start} ms`);
    }
  } finally {
    await browser.close();
  }
}
