import { renderFaces } from '../faces/render-faces.ts';
import type { Scene } from './scene.ts';

/** Adds pictures of the faces that a scene's screens name, written into `folder`. Throws for an unknown name. */
export async function withFaces(scene: Scene, folder: string): Promise<Scene> {
  if (!scene.screens) return scene;
  const names = scene.screens.map(({ face }) => face);
  return { ...scene, faces: await renderFaces(names, folder) };
}
