import { showProgress } from './progress.js';
import { showChanges } from './publish-bar.js';
import { isLatest, showResult } from './result-panel.js';
import { savedActions } from './saved-actions.js';
import { askJson } from './server.js';

/** Shows the result of a save, which a build accepts only once the outdated share pictures are drawn. */
export async function showSaved(result) {
  const actions = savedActions(result);
  showResult(result, actions);
  if (result.outdated.length === 0) return;
  const { problems } = await showProgress(askJson('drawn.json')).catch(({ message }) => ({ problems: [message] }));
  void showChanges();
  if (isLatest(result)) showResult({ ...result, problems, outdated: [] }, actions);
}
