import { members, type Member } from '../screens/directory/members.ts';
import { portraitUrl } from '../screens/directory/portrait-url.ts';
import type { Face } from './face.ts';

/** My Church Directory: members with their portraits. */
export const directory = (): Face => ({
  width: 600,
  height: 760,
  radii: [96, 96, 14, 96],
  styles: 'directory.css',
  html: `<h1>My Church Directory</h1><ul>${members.slice(0, 5).map(memberHtml).join('')}</ul>`,
});

const memberHtml = ({ givenName, familyName, note, portrait, ground }: Member) =>
  `<li><figure data-raised="14" class="${ground}"><img src="${portraitUrl(portrait)}"></figure>
<p><b class="label">${givenName} ${familyName}</b><small class="label">${note}</small></p></li>`;
