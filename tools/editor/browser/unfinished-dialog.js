/** The starter's words and pictures that are still to be replaced: a button in the bar, and the dialog with a list of forms. */
import { button, element } from './result-panel.js';

const dialog = element('dialog', '', { className: 'bar-dialog' });
dialog.setAttribute('aria-label', 'Left to write');
document.body.append(dialog);

/** The button that opens the list of `forms` from /unfinished.json; none once everything is written. */
export function unfinishedButtons(forms) {
  const total = forms.reduce((count, { texts, pictureCount }) => count + texts.length + pictureCount, 0);
  return total > 0 ? [button(`Left to write (${total})…`, () => openDialog(forms))] : [];
}

function openDialog(forms) {
  const list = document.createElement('ul');
  list.append(...forms.map(formItem));
  dialog.replaceChildren(
    element('h2', 'Left to write'),
    element(
      'p',
      'Your site starts with words in brackets that say what to write, and with drawn pictures. Start at the top: “Company” is shown on every page.',
    ),
    list,
    button('Close', () => dialog.close()),
  );
  dialog.showModal();
}

function formItem({ label, address, texts, pictureCount }) {
  const item = document.createElement('li');
  const link = element('a', label, { href: address });
  link.addEventListener('click', () => dialog.close());
  const counts = [
    texts.length > 0 && `${texts.length} ${texts.length === 1 ? 'text' : 'texts'}`,
    pictureCount > 0 && `${pictureCount} ${pictureCount === 1 ? 'picture' : 'pictures'}`,
  ];
  item.append(link, `: ${counts.filter(Boolean).join(', ')}`);
  if (texts.length > 0) item.append(textsOf(texts));
  return item;
}

function textsOf(texts) {
  const details = document.createElement('details');
  const list = document.createElement('ul');
  list.append(...texts.map((text) => element('li', text)));
  details.append(element('summary', 'Which ones'), list);
  return details;
}
