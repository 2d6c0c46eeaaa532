import { ArtError } from './art-error.ts';

/** How a master is encoded. `widths` are in pixels; a master narrower than one of them keeps its own width. */
export interface Recipe {
  /**
   * Decides the quality and the byte budget (budgets.test.ts). `hero` is over the whole width of a page,
   * `phone` its portrait crop, `cover` an article's picture, `relief` a paper relief beside text or in a share picture,
   * `interface` a screenshot or a map, whose small text must stay sharp, `portrait` a face, `photo` in an article.
   */
  kind: 'hero' | 'phone' | 'relief' | 'cover' | 'interface' | 'portrait' | 'photo';
  widths: number[];
  /** The one width of the JPEG for browsers without AVIF. */
  jpeg: number;
  /** The quality of the AVIF, if it differs from its kind's. */
  quality?: number;
  /** The JPEG's background for transparent parts of a master; AVIF keeps them transparent. */
  ground?: string;
}

// Screens up to 700 px wide get a portrait crop instead: a width between that and 1280 would not save enough.
const wide = { widths: [1280, 1920], jpeg: 1280 };

/** The first rule whose pattern matches a master's name applies. */
const rules: { name: RegExp; recipe: Recipe }[] = [
  // An article's column is 680 px wide; phones with a dense screen load the largest, too.
  { name: /^photos\//, recipe: { kind: 'photo', widths: [480, 828, 1360], jpeg: 828 } },
  { name: /^ui-.+-phone$/, recipe: { kind: 'interface', widths: [780], jpeg: 780 } },
  { name: /^ui-church-offline$/, recipe: { kind: 'interface', widths: [560], jpeg: 560 } },
  { name: /-phone$/, recipe: { kind: 'phone', widths: [780], jpeg: 780 } },
  // Drawn at double density, to stay sharp on wide and dense screens.
  {
    name: /^hero-(case-studies|case-timesheet|rental-board|web-development)$/,
    recipe: { kind: 'hero', widths: [1280, 1920, 2880], jpeg: 1280 },
  },
  // Shown 400 px high on a short phone, and up to 820 px, 60% of a tablet's height.
  { name: /^hero-.+-tablet$/, recipe: { kind: 'hero', widths: [960, 1440, 1920], jpeg: 1440 } },
  { name: /^(hero|banner)-/, recipe: { kind: 'hero', ...wide } },
  { name: /^(call-to-action|closing-.+|message|error)$/, recipe: { kind: 'hero', ...wide } },
  { name: /^cover-/, recipe: { kind: 'cover', widths: [400, 828, 1600], jpeg: 828 } },
  { name: /^ui-church(-family)?$/, recipe: { kind: 'interface', widths: [390, 780], jpeg: 390 } },
  // A card of home: its smallest label is legible only where it is shown at its own size.
  { name: /^ui-rental-card$/, recipe: { kind: 'interface', widths: [420, 840], jpeg: 420 } },
  { name: /^ui-rental$/, recipe: { kind: 'interface', widths: [828, 1600, 2880], jpeg: 1600 } },
  { name: /^ui-/, recipe: { kind: 'interface', widths: [320, 640, 1120], jpeg: 640 } },
  { name: /^map-/, recipe: { kind: 'interface', widths: [780, 1560], jpeg: 780 } },
  { name: /^team\//, recipe: { kind: 'portrait', widths: [280, 480], jpeg: 280 } },
  { name: /^portrait\//, recipe: { kind: 'portrait', widths: [120, 280, 480], jpeg: 120 } },
  {
    name: /^congregation\//,
    recipe: { kind: 'portrait', widths: [150, 300], jpeg: 300, ground: '#1f4d46' },
  },
  { name: /^bell$/, recipe: { kind: 'relief', widths: [320, 640], jpeg: 640, ground: '#ffc9ae' } },
  // Only for share pictures, which are drawn from the master.
  { name: /^share-/, recipe: { kind: 'relief', widths: [640], jpeg: 640 } },
  { name: /^(card|case)-/, recipe: { kind: 'relief', widths: [640, 1104, 1600], jpeg: 828 } },
  { name: /^door-/, recipe: { kind: 'relief', widths: [640, 1000], jpeg: 640 } },
  { name: /^careers$/, recipe: { kind: 'relief', widths: [480, 800, 1100], jpeg: 800 } },
  // Counts toward home's byte budget on a phone.
  { name: /^jay$/, recipe: { kind: 'relief', quality: 45, widths: [480, 800, 1100], jpeg: 800 } },
];

/** Throws an ArtError that says what to do if no rule matches. */
export function recipeOf(name: string): Recipe {
  const rule = rules.find((candidate) => candidate.name.test(name));
  if (!rule) {
    throw new ArtError(
      `${name}: no rule says how it is delivered: put a photo for an article into art/masters/photos/, or add a rule to art/pictures.ts`,
    );
  }
  return rule.recipe;
}
