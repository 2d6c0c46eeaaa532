import { icon } from '../icon.ts';
import { memberCount, members, offlineNote, type Member } from './members.ts';
import { phoneFrame } from './phone-frame.ts';
import { portraitUrl } from './portrait-url.ts';

const searchHtml = `<p class="search">${icon('search')}Search ${memberCount} members</p>`;
const filters = ['Everyone', 'Families', 'Groups', 'Staff'];
const letters = [...new Set(members.map(({ familyName }) => familyName.charAt(0)))];

/** My Church Directory on a phone: all members, by family name. */
export const memberList = (): string =>
  phoneFrame(
    'Directory',
    `${searchHtml}
<p class="filters">${filters.map((name, index) => `<b class="${index === 0 ? 'on' : ''}">${name}</b>`).join('')}</p>
<section class="birthdays"><strong>14</strong><p><b>Birthdays this week</b><small>Send a note to Grace, Paul and 12 more</small></p></section>
${letters.map(groupHtml).join('')}`,
  );

/** The list without a signal. */
export const offlineList = (): string =>
  phoneFrame(
    'Directory',
    `<p class="offline">${offlineNote}</p>
${searchHtml}
${letters.map(groupHtml).join('')}`,
    '<b>No signal</b>',
  );

const groupHtml = (letter: string) =>
  `<h2>${letter}</h2><ul>${members
    .filter(({ familyName }) => familyName.startsWith(letter))
    .map(memberHtml)
    .join('')}</ul>`;

const memberHtml = ({ givenName, familyName, note, portrait, ground }: Member) =>
  `<li><figure class="${ground}"><img src="${portraitUrl(portrait)}"></figure><p><b class="label">${givenName} ${familyName}</b>
<small class="label">${note}</small></p><i class="call">${icon('phone')}</i></li>`;
