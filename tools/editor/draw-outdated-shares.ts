import type { EditorOptions, EditorState } from './editor-options.ts';

/** Draws outdated share pictures, one call after another. */
export function drawOutdatedShares({ drawShares }: EditorOptions, state: EditorState): Promise<void> {
  const draw = async () => {
    try {
      await drawShares((path) => (state.doing = `Drawing the link preview of ${path}…`));
    } finally {
      state.doing = '';
    }
  };
  state.drawing = state.drawing.then(draw, draw);
  return state.drawing;
}

/** Waits until the drawing after the last save has ended. Resolves to the problems with share pictures, one line each. */
export const drawingProblems = ({ drawing }: EditorState): Promise<readonly string[]> =>
  drawing.then(
    () => [],
    (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n'),
  );
