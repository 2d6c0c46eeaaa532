export interface Member {
  name: string;
  /** The family name, by which the list is sorted and grouped. */
  family: string;
  /** What other members know them for. */
  note: string;
  /** The portrait among `congregation/`, as on the pages of My Church Directory. */
  portrait: number;
  /** Behind the portrait: a color of `grounds.css`. */
  ground: 'sky' | 'peach' | 'deep' | 'pine' | 'sage' | 'haze';
}

/** The first six of 412 members, by family name. */
export const members: Member[] = [
  { name: 'Marcus', family: 'Adeyemi', note: 'Deacon, Meals ministry', portrait: 9, ground: 'pine' },
  { name: 'Claire', family: 'Albrecht', note: 'Albrecht family of 3', portrait: 2, ground: 'peach' },
  { name: 'Naomi', family: 'Asante', note: 'Choir, Youth volunteers', portrait: 7, ground: 'sky' },
  { name: 'Ines', family: 'Barrera', note: 'Barrera family of 3', portrait: 4, ground: 'sage' },
  { name: 'Andre', family: 'Bell', note: 'Sound and live stream', portrait: 3, ground: 'haze' },
  { name: 'Walter', family: 'Brandt', note: 'Usher team lead', portrait: 5, ground: 'deep' },
];
