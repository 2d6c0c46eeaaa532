import { readFileSync } from 'node:fs';
import { masterFolder } from '../../../art/encode/folders.ts';
import { members, type Member } from '../screens/directory/members.ts';
import type { Face } from './face.ts';

/** My Church Directory: members with their portraits. */
export const directory = (): Face => ({
  width: 600,
  height: 760,
  radii: [96, 96, 14, 96],
  styles: 'directory.css',
  html: `<h1>My Church Directory</h1><ul>${members.slice(0, 5).map(memberHtml).join('')}</ul>`,
});

function memberHtml({ givenName, familyName, note, portrait, ground }: Member): string {
  const png = readFileSync(new URL(`congregation/${portrait}.png`, masterFolder)).toString('base64');
  return `<li><figure data-raised="14" class="${ground}"><img src="data:image/png;base64,${png}"></figure>
<p><b class="label">${givenName} ${familyName}</b><small class="label">${note}</small></p></li>`;
}
