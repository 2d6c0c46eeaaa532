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

/** Draws the paper in Chromium and writes it as a master JPEG. */
export async function renderPaper(browser: Browser, paper: Paper, to: URL): Promise<void> {
  const page = await browser.newPage({ viewport: { width: paper.width, height: paper.height } });
  await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${paperSvg(paper)}`);
  const png = await page.screenshot();
  await page.close();
  await sharp(png).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toFile(to.pathname);
}
