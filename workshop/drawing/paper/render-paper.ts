import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { paperSvg, type Paper } from './paper-svg.ts';
import { reliefSvg, type Relief } from './relief-svg.ts';

/** The size is in CSS pixels. */
interface Picture {
  width: number;
  height: number;
  /** Whether its background is transparent. */
  isCutOut?: boolean;
}

async function screenshot(browser: Browser, svg: string, picture: Picture, deviceScaleFactor = 1): Promise<Buffer> {
  const { width, height, isCutOut = false } = picture;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor });
  await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`);
  // Without a GPU, hundreds of soft shadows take longer than the default timeout.
  const png = await page.screenshot({ omitBackground: isCutOut, timeout: 120_000 });
  await page.close();
  return png;
}

const writeJpeg = (png: Buffer, to: URL) =>
  sharp(png)
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toFile(`${fileURLToPath(to)}.jpg`);

/** Renders the paper in Chromium and writes it as a master: a JPEG, or a PNG if it is cut out. `to` has no file extension. */
export async function renderPaper(browser: Browser, paper: Paper, to: URL): Promise<void> {
  const png = await screenshot(browser, paperSvg(paper), paper, paper.density);
  if (paper.isCutOut)
    await sharp(png)
      .png({ compressionLevel: 9, palette: true, quality: 95 })
      .toFile(`${fileURLToPath(to)}.png`);
  else await writeJpeg(png, to);
}

/** Renders a relief, at double size: its bevels are little more than a pixel wide. */
export async function renderRelief(browser: Browser, relief: Relief, to: URL): Promise<void> {
  const isCutOut = relief.kind === 'cut out';
  const { density = 1, width, height } = relief;
  const large = await screenshot(browser, reliefSvg(relief), { ...relief, isCutOut }, 2);
  const png = await sharp(large)
    .resize(width * density, height * density, { kernel: 'mitchell' })
    .png()
    .toBuffer();
  // A palette would cause banding in the soft shadows.
  if (isCutOut)
    await sharp(png)
      .png({ compressionLevel: 9 })
      .toFile(`${fileURLToPath(to)}.png`);
  else await writeJpeg(png, to);
}
