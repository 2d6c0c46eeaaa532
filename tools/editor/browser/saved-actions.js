import { post } from './server.js';

/** What can be done after a save, as buttons of the panel. */
export const savedActions = ({ saved }) => (saved === undefined ? [] : [{ name: 'Undo', act: () => undo(saved) }]);

/** The forms show the previous text after a reload. */
async function undo(id) {
  await post('undo', { id });
  location.reload();
}
