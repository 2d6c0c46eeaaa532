import type { AbacusScene, DockedScene, NibScene, RecordsScene, ScalesScene, WallScene } from './cut-scenes.ts';
import type { DuskScene } from './dusk-scene.ts';
import type { FanScene } from './fan-scene.ts';
import type {
  AttentionScene,
  QuillScene,
  ScoresScene,
  SeedsScene,
  ShinglesScene,
  StreamsScene,
  TerracesScene,
} from './feather-scenes.ts';
import type {
  BurndownScene,
  DoorsScene,
  LinesScene,
  LotScene,
  PhonesScene,
  ScreensScene,
  ShiftsScene,
  TicketsScene,
} from './product-scenes.ts';
import type { View } from './scene.ts';

/** A set of plates. `arrangement` names the function of `blender/arrangements/` that places them. */
export type Scene =
  | AbacusScene
  | AttentionScene
  | BurndownScene
  | DockedScene
  | DoorsScene
  | DuskScene
  | FanScene
  | LinesScene
  | LotScene
  | NibScene
  | PhonesScene
  | QuillScene
  | RecordsScene
  | ScalesScene
  | ScoresScene
  | ScreensScene
  | SeedsScene
  | ShiftsScene
  | ShinglesScene
  | StreamsScene
  | TerracesScene
  | TicketsScene
  | WallScene;

/** A rendered picture: the master `name`, shown by `view`, and, if there is a crop for phones, `name-phone`, shown by `phone`. */
export interface Wing {
  name: string;
  /** Whether the plates move on their page: then the command `plates` writes their positions. */
  isAnimated?: boolean;
  /** Rendered larger and scaled down: for thin bright edges on dark, for edges in a shadow, and for text. */
  isSupersampled?: boolean;
  scene: Scene;
  view: View;
  phone?: View;
}
