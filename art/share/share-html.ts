import { readFileSync } from 'node:fs';
import type { ShareCard } from '#prerender/data/share-cards.ts';
import { escapeHtml } from '#prerender/markup.ts';
import { paintedLogo, type Logo } from '#content/schema/logo.ts';
import type { Palette } from '#content/schema/palette.ts';

const fontData = (file: string) =>
  readFileSync(new URL(`../../site/styles/fonts/${file}.woff2`, import.meta.url)).toString('base64');

const fontFaceRules = ['special-gothic', 'special-gothic-accented']
  .map(
    (file) =>
      `@font-face { font-family: ${file}; src: url(data:font/woff2;base64,${fontData(file)}); font-weight: 600 }`,
  )
  .join('\n');
const fontFamily = 'special-gothic, special-gothic-accented';

/** The title's sizes in pixels: draw-shares.ts takes the largest at which it fits into `lines` lines. */
export const titleSizes = { max: 92, min: 48, step: 2, lines: 4, lineHeight: 1.02 };

/** The most characters of a company name beside the logo on one line; a longer name is set smaller, on two lines. */
const maxOneLineName = 22;

export interface ShareBrand {
  palette: Palette;
  logo: Logo;
}

/** The logo's height in pixels: two lines of a long company name. */
const logoHeight = 58;

/** The logo's width in pixels at {@link logoHeight}. */
function logoWidth({ viewBox }: Logo): number {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  return Math.round((logoHeight * width) / height);
}

/**
 * A page's share picture as HTML for Chromium, 1200 by 630: logo and title on the dark background, the picture on the
 * right. `pictureUrl` is a data URL. draw-shares.ts adds the class `landscape`, `portrait` or `square` to the figure once it
 * knows the picture's proportions. Only `figure.whole`, in which the picture is not scaled to fill the figure, has rules for it.
 */
export function shareHtml(card: ShareCard, pictureUrl: string, { palette, logo }: ShareBrand): string {
  // A hero's subject is in its right half.
  const { x = card.picture.startsWith('hero-') ? 100 : 50, y = 50, zoom = 1, background } = card;
  const fillStyle = `width:100%;height:100%;object-fit:cover;object-position:${x}% ${y}%;transform-origin:${x}% ${y}%;scale:${zoom}`;
  return `<!doctype html><meta charset="utf-8"><style>
${fontFaceRules}
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; overflow: hidden; position: relative; background: ${palette.night}; color: #fff; font-family: ${fontFamily} }
figure { position: absolute; right: 0; top: 0; width: 612px; height: 630px; overflow: hidden; border-radius: 306px 0 0 14px; background: ${palette[background ?? 'deep']} }
figure.fill img { display: block; ${fillStyle} }
figure.whole { display: grid; place-items: center }
figure.whole img { filter: drop-shadow(18px 26px 28px rgb(6 16 43 / 45%)) }
figure.whole.square img { width: 420px }
figure.whole.portrait img { width: 264px; border-radius: 34px; border: 7px solid ${palette.night}; translate: 0 84px }
figure.whole.landscape img { width: 860px; border-radius: 14px; justify-self: start; translate: 150px 40px }
p { position: absolute; left: 60px; top: 56px; display: flex; gap: 12px; align-items: center; font: 600 33px/1 ${fontFamily}; letter-spacing: -.01em }
p.long { width: 470px; font-size: 27px; line-height: 1.1; text-wrap: balance }
p svg { flex: none }
h1 { position: absolute; left: 64px; bottom: 60px; width: 488px; font: 600 ${titleSizes.max}px ${fontFamily}; letter-spacing: -.025em; text-wrap: balance; line-height: ${titleSizes.lineHeight} }
</style><figure class="${background ? 'whole' : 'fill'}"><img src="${pictureUrl}"></figure>
<p${card.company.length > maxOneLineName ? ' class="long"' : ''}><svg width="${logoWidth(logo)}" height="${logoHeight}" viewBox="${logo.viewBox}">${paintedLogo(logo, palette, '#fff')}</svg>${escapeHtml(card.company)}</p><h1>${escapeHtml(card.title)}</h1>`;
}
