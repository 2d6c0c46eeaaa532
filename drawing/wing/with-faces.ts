import { photographFaces } from '../faces/photograph-faces.ts';
import type { Scene } from './scene.ts';

/** Adds photographs of the faces that a scene's screens name; writes them into `folder`. Throws for a name that is none. */
export async function withFaces(scene: Scene, folder: string): Promise<Scene> {
  if (!scene.screens) return scene;
  const names = scene.screens.map(({ face }) => face);
  return { ...scene, faces: await photographFaces(names, folder) };
}
