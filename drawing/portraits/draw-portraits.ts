import { masterFolder } from '../../art/encode/folders.ts';
import { openBrowser } from '../../art/open-browser.ts';
import { renderPaper } from '../paper/render-paper.ts';
import { paperOf } from './paper-of.ts';
import { congregation } from './congregation.ts';
import { people as team } from './people.ts';

const people = { ...team, ...congregation };

/** Draws the masters of the named portraits (`team/priya-raman`), or of all; a name that is nobody's throws. */
export async function drawPortraits(names: string[]): Promise<void> {
  const unknown = names.find((name) => !people[name]);
  if (unknown) throw new Error(`No portrait “${unknown}”. There are: ${Object.keys(people).join(', ')}`);
  const browser = await openBrowser();
  try {
    for (const [name, person] of Object.entries(people)) {
      if (names.length > 0 && !names.includes(name)) continue;
      await renderPaper(browser, paperOf(person), new URL(name, masterFolder));
    }
  } finally {
    await browser.close();
  }
}
