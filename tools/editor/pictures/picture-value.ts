/**
 * A picture as a field of the editor holds it: its name, or `upload/3` before it is saved, and for a cropped picture the
 * point that stays in view: `team/isaac-obi @ 30% 60%`.
 */
export interface PictureValue {
  name: string;
  upload?: number;
  /** A value of art/masters/focus.yaml. */
  focus?: string;
}

const pattern = /^(?:upload\/(\d+)|([a-z0-9/-]+))(?: @ (\d{1,3}% \d{1,3}%))?$/;

/** Parses the value of a picture's field; undefined for any other value. */
export function parsePicture(value: unknown): PictureValue | undefined {
  const [whole, upload, name, focus] = (typeof value === 'string' ? pattern.exec(value) : null) ?? [];
  if (whole === undefined) return undefined;
  return { name: name ?? '', ...(upload && { upload: Number(upload) }), ...(focus && { focus }) };
}

/** The value of a field with the picture `name`, cropped around `focus` if that is set. */
export const formatPicture = (name: string, focus: string | undefined) => (focus ? `${name} @ ${focus}` : name);
