/** The bar at the bottom of the window: what changed since the last publication, and the button that publishes it. */
import { showProgress } from './progress.js';
import { button, element, showRefusal } from './result-panel.js';
import { undo } from './saved-actions.js';
import { askJson, post } from './server.js';
import { unfinishedButtons } from './unfinished-dialog.js';

const bar = element('footer', '', { className: 'publish-bar' });
const dialog = element('dialog', '', { className: 'bar-dialog' });
dialog.setAttribute('aria-label', 'Publish');
document.body.append(bar, dialog);

const fileCountText = (count) => `${count} ${count === 1 ? 'file' : 'files'}`;

/** Reloads the list of changes. */
export async function showChanges() {
  const [state, saved, unfinished = []] = await Promise.all(
    ['publication.json', 'last-save.json', 'unfinished.json'].map(askOrNothing),
  );
  const otherButtons = [...unfinishedButtons(unfinished), ...(saved ? [undoButton(saved)] : [])];
  if (!state) {
    bar.replaceChildren(
      ...otherButtons,
      element(
        'span',
        'This folder is not in a Git repository: what you save is in the files, but nothing can be published from here.',
      ),
    );
    return;
  }
  const { changes, last, unpushedCommitCount } = state;
  const since = last ? ` since “${last.message}” of ${last.day}` : '';
  const summary = changes.length > 0 ? `${fileCountText(changes.length)} changed${since}.` : `Nothing changed${since}.`;
  const unpushed = unpushedCommitCount > 0 ? ` ${unpushedCommitCount} not sent yet.` : '';
  const open = button('Publish…', () => openDialog(state));
  open.disabled = changes.length === 0 && unpushedCommitCount === 0;
  bar.replaceChildren(...otherButtons, element('span', summary + unpushed), open);
  // A save that was under way when the dialog opened is published as well.
  if (dialog.open) showInDialog(changes);
}

const askOrNothing = (path) => askJson(path).catch(() => undefined);

/** The button that undoes the last save that can be undone, even if it was made before the editor was started. */
function undoButton({ id, names, skippedNames }) {
  const isLast = skippedNames.length === 0;
  const undoLast = button(isLast ? 'Undo the last save' : 'Undo an earlier save', () => undo(id));
  const time = new Date(id).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  const skipped = isLast ? '' : ` (not what was saved later in ${skippedNames.join(', ')}, which has changed since)`;
  undoLast.title = `${time}: ${names.join(', ')}${skipped}`;
  return undoLast;
}

/** The heading of the dialog, the list of what is published, and the field for what is new. */
const heading = element('h2', '');
const list = document.createElement('ul');
const message = element('input', '', { name: 'message' });
const messageLabel = element('label', 'What is new, in a few words');
messageLabel.append(message);
/** The changes that the dialog shows, as JSON. */
let shownChanges;

/** Shows the changes in the dialog. If it shows them already, does nothing, so that expanded entries stay expanded. */
function showInDialog(changes) {
  const json = JSON.stringify(changes);
  if (json === shownChanges) return;
  shownChanges = json;
  const hasChanges = changes.length > 0;
  heading.textContent = hasChanges ? `Publish ${fileCountText(changes.length)}` : 'Send what is not sent yet';
  message.required = hasChanges;
  messageLabel.hidden = !hasChanges;
  list.replaceChildren(...changeItems(changes));
}

function openDialog({ changes, remote }) {
  message.value = '';
  const alert = element('p', '');
  alert.setAttribute('role', 'alert');
  const send = element('button', 'Publish', { type: 'submit' });
  const form = document.createElement('form');
  const destination = remote
    ? `It is sent to ${remote}. Visitors see it after the next release.`
    : 'It is kept in Git on this machine, since no remote branch is set to send it to.';
  form.append(
    messageLabel,
    element('p', destination),
    alert,
    send,
    button('Cancel', () => dialog.close()),
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    send.disabled = true;
    try {
      await showProgress(post('publication', { message: message.value }));
      dialog.close();
    } catch (error) {
      alert.textContent = error.message;
    }
    send.disabled = false;
    await showChanges();
  });
  shownChanges = undefined;
  showInDialog(changes);
  dialog.replaceChildren(heading, list, form);
  dialog.showModal();
}

/** An item for each changed text, and one for all pictures. */
function changeItems(changes) {
  const [pictures, texts] = [changes.filter(isPicture), changes.filter((change) => !isPicture(change))];
  const items = texts.map(changeItem);
  if (pictures.length > 0) items.push(element('li', `Pictures: ${fileCountText(pictures.length)}, made from uploads`));
  return items;
}

/** Whether a file is not for reading: a picture, the list of pictures, or their points that stay in view. */
const isPicture = ({ file }) => /\.(avif|ico|jpe?g|json|png)$/.test(file) || /(^|\/)focus\.yaml$/.test(file);

/** Restores the published text of a file, as a save that can be undone. The forms show it after a reload. */
async function restorePublished(file) {
  try {
    await post('published', { file });
    location.reload();
  } catch (error) {
    dialog.close();
    showRefusal('Not restored:', error.message);
  }
}

function changeItem({ file, kind, lines }) {
  const item = document.createElement('li');
  const details = document.createElement('details');
  const text = element('pre', '');
  text.append(...lines.map((line) => element(line.startsWith('-') ? 'del' : 'ins', `${line}\n`)));
  const restore = button(kind === 'new' ? 'Delete it' : 'Restore the published version', () => restorePublished(file));
  details.append(element('summary', `${file}: ${kind}`), ...(lines.length > 0 ? [text] : []), restore);
  item.append(details);
  return item;
}
