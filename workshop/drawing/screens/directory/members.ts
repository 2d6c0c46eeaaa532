export interface Member {
  givenName: string;
  /** The list is sorted and grouped by it. */
  familyName: string;
  /** The line below the name: a role, or the size of the family. */
  note: string;
  /** The portrait among `congregation/`, as on the pages of My Church Directory. */
  portrait: number;
  /** Behind the portrait: a color of `grounds.css`. */
  ground: 'sky' | 'peach' | 'deep' | 'pine' | 'sage' | 'haze';
}

/** All members, as content/figures.yaml counts them. */
export const memberCount = 412;

/** What a list says without a signal, as on the page of mobile development. */
export const offlineNote = `Offline. Showing ${memberCount} members saved at 9:12.`;

/** The first six members, by family name. */
export const members: Member[] = [
  { givenName: 'Marcus', familyName: 'Adeyemi', note: 'Deacon, Meals ministry', portrait: 9, ground: 'pine' },
  { givenName: 'Claire', familyName: 'Albrecht', note: 'Albrecht family of 3', portrait: 2, ground: 'peach' },
  { givenName: 'Naomi', familyName: 'Asante', note: 'Choir, Youth volunteers', portrait: 7, ground: 'sky' },
  { givenName: 'Ines', familyName: 'Barrera', note: 'Barrera family of 3', portrait: 4, ground: 'sage' },
  { givenName: 'Andre', familyName: 'Bell', note: 'Sound and live stream', portrait: 3, ground: 'haze' },
  { givenName: 'Walter', familyName: 'Brandt', note: 'Usher team lead', portrait: 5, ground: 'deep' },
];
