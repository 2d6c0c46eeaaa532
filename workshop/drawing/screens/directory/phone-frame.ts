import { icon } from '../icon.ts';

const areas = [
  { name: 'Directory', icon: 'book-user' },
  { name: 'Events', icon: 'calendar-days' },
  { name: 'Prayer', icon: 'heart' },
  { name: 'My family', icon: 'circle-user-round' },
];

/** An area of My Church Directory on a phone: its content, between the phone's status bar and the four areas. */
export const phoneFrame = (
  area: string,
  html: string,
  signalHtml = '<i class="signal"></i><b>5G</b>',
): string => `<header><time>9:41</time>${signalHtml}<i class="battery"></i></header>
<h1>${area}</h1>${html}
<nav>${areas.map(({ name, icon: iconName }) => `<span class="${name === area ? 'on' : ''}">${icon(iconName)}${name}</span>`).join('')}</nav>`;
