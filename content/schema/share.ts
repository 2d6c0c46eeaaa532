import { z } from 'zod';
import { pictureName } from './picture.ts';

const percent = z.number().min(0).max(100);

/**
 * `x` and `y` are the point of the picture around which it is cropped, in percent from the left and from the top; `zoom`
 * enlarges it around this point. `background` is the color behind it.
 */
const entry = z.strictObject({
  picture: pictureName.optional(),
  x: percent.optional(),
  y: percent.optional(),
  zoom: z.number().min(1).max(3).optional(),
  background: z.enum(['night', 'deep', 'pine', 'peach', 'haze']).optional(),
});

/** content/share/pictures.yaml: by a page's address, the picture and the crop of its share picture. */
export const sharePicturesSchema = z.record(z.string().startsWith('/', 'is not an address: begin it with /'), entry);

export type SharePictureChoice = z.infer<typeof entry>;
