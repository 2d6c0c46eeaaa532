import { masterFolder } from '../../../art/encode/folders.ts';
import { openBrowser } from '../../../art/open-browser.ts';
import { entriesNamed } from '../entries-named.ts';
import { renderPaper } from '../paper/render-paper.ts';
import { coverPapers } from './cover-papers.ts';
import { covers } from './covers.ts';

/** Draws the masters of the named articles, or of all if none is named. Throws for an unknown name. */
export async function drawCovers(articles: string[]): Promise<void> {
  const drawn = entriesNamed(covers, articles, 'cover for the article');
  const browser = await openBrowser();
  try {
    for (const [article, cover] of drawn) {
      const start = Date.now();
      for (const { name, paper } of coverPapers(article, cover)) {
        await renderPaper(browser, paper, new URL(name, masterFolder));
      }
      console.log(`${article} ${Date.now() - start} ms`);
    }
  } finally {
    await browser.close();
  }
}
