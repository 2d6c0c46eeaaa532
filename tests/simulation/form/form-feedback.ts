import { thanks } from './page-script.tsx';

/** Whether the button of the form shows that a press was accepted. */
export function isButtonBusy(): boolean {
  const [form] = document.getElementsByTagName('form');
  const [button] = document.getElementsByTagName('button');
  return form?.dataset['queued'] !== undefined || button?.textContent !== 'Submit';
}

/** Whether the form thanks for the last enquiry. */
export function showsThanks(): boolean {
  return document.getElementsByTagName('output')[0]?.textContent.includes(thanks) === true;
}
