import type { RenderedFace } from '../faces/face.ts';
import { renderFaces } from '../faces/render-faces.ts';
import type { Scene } from './wing.ts';

type SceneWithFaces = Scene & { faces?: Record<string, RenderedFace> };

/** A scene with the pictures of the faces that its screens show, written into `folder`. Throws for an unknown face. */
export async function withFaces(scene: Scene, folder: string): Promise<SceneWithFaces> {
  if (scene.arrangement !== 'screens') return scene;
  const names = scene.screens.map(({ face }) => face);
  return { ...scene, faces: await renderFaces(names, folder) };
}
