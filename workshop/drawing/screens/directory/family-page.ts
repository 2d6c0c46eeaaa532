import { phoneFrame } from './phone-frame.ts';
import { portraitUrl } from './portrait-url.ts';

/** The lines of a household's page, each with who can see it. */
const rows = [
  { name: 'Phone', text: '(713) 555-0196', visibleTo: 'Members', className: 'members' },
  { name: 'Home address', text: '62 Quail Run', visibleTo: 'Your groups', className: 'your-groups' },
  { name: 'Birthday', text: 'May 9', visibleTo: 'Your groups', className: 'your-groups' },
  { name: 'Children', text: 'Mia', visibleTo: 'Staff', className: 'staff' },
];

/** The portraits of Luis, Ines and Mia among `congregation/`: parents in the back, the child in front. */
const familyPortraits = [12, 4, 13];
const portraitHtml = (portrait: number) => `<img src="${portraitUrl(portrait)}">`;

/** My Church Directory on a phone: a household's own page, and who can see each line. */
export const familyPage = (): string =>
  phoneFrame(
    'My family',
    `<figure class="family sage">${familyPortraits.map(portraitHtml).join('')}</figure>
<p class="household"><b class="label">Barrera</b><small class="label">Ines, Luis, Mia</small></p>
<dl>${rows.map(({ name, text, visibleTo, className }) => `<div><dt class="label">${name}</dt><dd class="label">${text}</dd><b class="${className}">${visibleTo}</b></div>`).join('')}</dl>`,
  );
