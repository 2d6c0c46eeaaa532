import { showRefusal } from './result-panel.js';
import { post } from './server.js';

/** The actions after a save, for buttons of the panel. */
export const savedActions = ({ saved }) => (saved === undefined ? [] : [{ name: 'Undo', act: () => undo(saved) }]);

/** Undoes a save. The forms show the previous text after a reload. */
export async function undo(id) {
  try {
    await post('undo', { id });
    location.reload();
  } catch (error) {
    showRefusal('Not undone:', error.message);
  }
}
