import { post } from './server.js';

/** What can be done once something is saved, as buttons of the panel. */
export const savedActions = ({ saved }) => (saved === undefined ? [] : [{ name: 'Undo', act: () => undo(saved) }]);

/** The forms show the former words once they are loaded anew. */
async function undo(id) {
  await post('undo', { id });
  location.reload();
}
