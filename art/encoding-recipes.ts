import { ArtError } from './art-error.ts';

/** The widths and quality to encode a master in. `widths` are in pixels; a master narrower than one of them keeps its own. */
export interface Recipe {
  /**
   * Decides the quality and the byte budget (budgets.test.ts). `hero` spans the whole width of a page,
   * `phone` its upright crop, `cover` an article's picture, `relief` a paper relief beside text or in a share picture,
   * `interface` a screenshot or a map, whose small text must stay sharp, `portrait` a face, `photo` in an article.
   */
  kind: 'hero' | 'phone' | 'relief' | 'cover' | 'interface' | 'portrait' | 'photo';
  widths: number[];
  /** The one width of the JPEG for browsers without AVIF. */
  jpeg: number;
  /** The quality of the AVIF, if it differs from its kind's. */
  quality?: number;
  /** The JPEG's background for transparent parts of a master; AVIF keeps them transparent. */
  background?: string;
}

// Screens up to 700 px wide get an upright crop instead: a width between 700 and 1280 would not save enough.
const wide = { widths: [1280, 1920], jpeg: 1280 };

/** The first rule whose pattern matches a master's name applies. */
const rules: { pattern: RegExp; recipe: Recipe }[] = [
  // An article's column is 680 px wide; phones with a dense screen load the largest, too.
  { pattern: /^photos\//, recipe: { kind: 'photo', widths: [480, 828, 1360], jpeg: 828 } },
  { pattern: /^ui-.+-phone$/, recipe: { kind: 'interface', widths: [780], jpeg: 780 } },
  { pattern: /^ui-church-offline$/, recipe: { kind: 'interface', widths: [560], jpeg: 560 } },
  { pattern: /-phone$/, recipe: { kind: 'phone', widths: [780], jpeg: 780 } },
  // These are drawn at double density, to stay sharp on wide and dense screens.
  {
    pattern: /^hero-(case-studies|case-timesheet|rental-board|web-development)$/,
    recipe: { kind: 'hero', widths: [1280, 1920, 2880], jpeg: 1280 },
  },
  // A hero for tablets is shown 400 px high on a short phone, and up to 820 px, 60% of a tablet's height.
  { pattern: /^hero-.+-tablet$/, recipe: { kind: 'hero', widths: [960, 1440, 1920], jpeg: 1440 } },
  { pattern: /^(hero|banner)-/, recipe: { kind: 'hero', ...wide } },
  { pattern: /^(call-to-action|closing-.+|message|error)$/, recipe: { kind: 'hero', ...wide } },
  { pattern: /^cover-/, recipe: { kind: 'cover', widths: [400, 828, 1600], jpeg: 828 } },
  { pattern: /^ui-church(-family)?$/, recipe: { kind: 'interface', widths: [390, 780], jpeg: 390 } },
  // The smallest label of this card of home is legible only where it is shown at its own size.
  { pattern: /^ui-rental-card$/, recipe: { kind: 'interface', widths: [420, 840], jpeg: 420 } },
  { pattern: /^ui-rental$/, recipe: { kind: 'interface', widths: [828, 1600, 2880], jpeg: 1600 } },
  { pattern: /^ui-/, recipe: { kind: 'interface', widths: [320, 640, 1120], jpeg: 640 } },
  { pattern: /^map-/, recipe: { kind: 'interface', widths: [780, 1560], jpeg: 780 } },
  { pattern: /^team\//, recipe: { kind: 'portrait', widths: [280, 480], jpeg: 280 } },
  { pattern: /^portrait\//, recipe: { kind: 'portrait', widths: [120, 280, 480], jpeg: 120 } },
  {
    pattern: /^congregation\//,
    recipe: { kind: 'portrait', widths: [150, 300], jpeg: 300, background: '#1f4d46' },
  },
  { pattern: /^bell$/, recipe: { kind: 'relief', widths: [320, 640], jpeg: 640, background: '#ffc9ae' } },
  // These are used only for share pictures, which are drawn from the master.
  { pattern: /^share-/, recipe: { kind: 'relief', widths: [640], jpeg: 640 } },
  { pattern: /^(card|case)-/, recipe: { kind: 'relief', widths: [640, 1104, 1600], jpeg: 828 } },
  { pattern: /^door-/, recipe: { kind: 'relief', widths: [640, 1000], jpeg: 640 } },
  { pattern: /^careers$/, recipe: { kind: 'relief', widths: [480, 800, 1100], jpeg: 800 } },
  // This picture counts toward home's byte budget on a phone.
  { pattern: /^jay$/, recipe: { kind: 'relief', quality: 45, widths: [480, 800, 1100], jpeg: 800 } },
];

const ruleFor = (name: string) => rules.find(({ pattern }) => pattern.test(name));

/** The problem with a master for whose name there is no rule, and what to do. */
export const missingRecipe =
  'no rule says how it is delivered: put a photo for an article into art/masters/photos/, or add a rule to art/encoding-recipes.ts';

/** Whether there is a recipe for the master with the name. */
export const hasRecipe = (name: string): boolean => ruleFor(name) !== undefined;

/** The recipe for the master with the name. Throws an ArtError that says what to do if no rule matches. */
export function recipeOf(name: string): Recipe {
  const rule = ruleFor(name);
  if (!rule) throw new ArtError(`${name}: ${missingRecipe}`);
  return rule.recipe;
}
