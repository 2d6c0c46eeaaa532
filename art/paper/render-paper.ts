import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { paperSvg, type Paper } from './paper-svg.ts';

// No network, no graphics card: the pictures come out the same on every machine.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--hide-scrollbars',
];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args });

/** Draws the paper in Chromium and writes it as a master: a JPEG, what is cut out a PNG. `to` says where, without the ending. */
export async function renderPaper(browser: Browser, paper: Paper, to: URL): Promise<void> {
  const page = await browser.newPage({ viewport: { width: paper.width, height: paper.height } });
  await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${paperSvg(paper)}`);
  const png = await page.screenshot({ omitBackground: paper.isCutOut === true });
  await page.close();
  if (paper.isCutOut)
    await sharp(png).png({ compressionLevel: 9, palette: true, quality: 95 }).toFile(`${to.pathname}.png`);
  else await sharp(png).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toFile(`${to.pathname}.jpg`);
}
