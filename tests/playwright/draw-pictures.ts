import sharp from 'sharp';

/** A JPEG of the given size, with a visible subject in its upper left. */
export async function drawPhoto(width: number, height: number, name = 'photo.jpg') {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#16324f"/><circle cx="30%" cy="25%" r="10%" fill="#e98a3c"/></svg>`;
  return { name, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(drawing)).jpeg().toBuffer() };
}

/** A drawing for an article: a bar, and the markup `inside`. */
export const drawFigure = (name: string, inside = '') => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 200"><rect x="20" y="40" width="400" height="60" fill="var(--cobalt)"/>${inside}</svg>`,
  ),
});
