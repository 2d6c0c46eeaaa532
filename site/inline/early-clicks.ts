import { createFinder, isWaiting } from './waiting-element.ts';

/** Queues clicks on buttons that wait for a script, and repeats each once its script runs (`site:ready`). */
export function queueEarlyClicks() {
  const clickedButtons = new Map<() => HTMLElement | undefined, HTMLElement>();

  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button:not([type=submit])');
      // Browsers that support `command` handle the menu's buttons themselves.
      const isCommand = button?.hasAttribute('command') && 'command' in HTMLButtonElement.prototype;
      if (button && !isCommand && isWaiting(button)) clickedButtons.set(createFinder(button), button);
    },
    true,
  );

  document.addEventListener('site:ready', () => {
    for (const [find, button] of clickedButtons) {
      if (button.isConnected && isWaiting(button)) continue;
      clickedButtons.delete(find);
      find()?.click();
    }
  });
}
