import { masterFolder } from '../../../art/encode/folders.ts';
import { openBrowser } from '../../../art/open-browser.ts';
import { entriesNamed } from '../entries-named.ts';
import { renderPaper } from '../paper/render-paper.ts';
import { portraitPaper } from './portrait-paper.ts';
import { congregation } from './congregation.ts';
import { people } from './people.ts';
import { sharePapers } from './share-papers.ts';

const papers = {
  ...Object.fromEntries(
    Object.entries({ ...people, ...congregation }).map(([name, person]) => [name, portraitPaper(person)]),
  ),
  ...sharePapers,
};

/** Draws the masters of the named portraits (`team/priya-raman`), or all. Throws for an unknown name. */
export async function drawPortraits(names: string[]): Promise<void> {
  const drawn = entriesNamed(papers, names, 'portrait');
  const browser = await openBrowser();
  try {
    for (const [name, paper] of drawn) {
      await renderPaper(browser, paper, new URL(name, masterFolder));
    }
  } finally {
    await browser.close();
  }
}
