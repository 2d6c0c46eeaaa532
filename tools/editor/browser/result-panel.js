/** The panel at the bottom of the window with the result of a save. */
const panel = document.createElement('section');
panel.className = 'result-panel';
panel.setAttribute('role', 'status');
panel.hidden = true;
document.body.append(panel);

/** The milliseconds for which a result is shown if there is nothing to do. */
const hideDelay = 8000;

/** The timer that hides the panel. */
let timer;
/** The result that was shown last; undefined once a save has begun or a refusal is shown. */
let latest;

/**
 * Shows the result of the check; hides it after a delay if there is nothing to do.
 * `actions` are buttons after the heading, `[{ name, act }]`.
 */
export function showResult(result, actions = []) {
  const { problems, inDrafts = [], outdated = [], overwritten = [], isLost = false } = result;
  const isRight = problems.length === 0 && outdated.length === 0 && !isLost;
  const head = element('strong', headOf(result));
  const drafts =
    inDrafts.length > 0 ? [element('p', 'In drafts, to be fixed before they appear:'), list(inDrafts)] : [];
  const conflicts =
    overwritten.length > 0
      ? [element('p', 'Changed in another window as well, and replaced by this one:'), list(overwritten)]
      : [];
  const hide = button('Hide', () => (panel.hidden = true));
  const buttons = actions.map(({ name, act }) => button(name, act));
  panel.replaceChildren(
    hide,
    head,
    ...buttons,
    ...conflicts,
    ...(problems.length > 0 ? [list(problems)] : []),
    ...drafts,
  );
  panel.hidden = false;
  latest = result;
  clearTimeout(timer);
  if (isRight && drafts.length + conflicts.length === 0) timer = setTimeout(() => (panel.hidden = true), hideDelay);
}

/** Hides the result of the last save when a new save begins. */
export const hideResult = () => {
  panel.hidden = true;
  latest = undefined;
};

/** Whether no save has begun since the result was shown. */
export const isLatest = (result) => result === latest;

function headOf({ problems, outdated = [], isLost = false, isSaved = true }) {
  if (isLost) return 'Not saved:';
  if (problems.length > 0 && !isSaved) return 'The site cannot be built before this is fixed:';
  if (problems.length > 0) return 'Saved, but the site cannot be built before this is fixed:';
  if (outdated.length > 0) return `Saved. Redrawing ${previewsOf(outdated)}, which takes a few seconds…`;
  return 'Saved. All content is right.';
}

const previewsOf = (paths) =>
  paths.length === 1 ? `the link preview of ${paths[0]}` : `the link previews of ${paths.length} pages`;

export const element = (tag, text, attributes = {}) =>
  Object.assign(document.createElement(tag), { textContent: text }, attributes);

export function button(name, act) {
  const created = element('button', name, { type: 'button' });
  created.addEventListener('click', act);
  return created;
}

function list(lines) {
  const items = document.createElement('ul');
  items.append(...lines.map((line) => element('li', line)));
  return items;
}

/** Shows the reason that an action other than a save was not carried out. */
export function showRefusal(heading, message) {
  panel.replaceChildren(button('Hide', hideResult), element('strong', heading), list([message]));
  panel.hidden = false;
  latest = undefined;
  clearTimeout(timer);
}
