import type { PictureFile } from '../ui/picture.tsx';

export interface LinkWords {
  name: string;
  link: string;
}

export interface ChildWords extends LinkWords {
  note?: string | undefined;
  /** The id of its icon in the navigation's sprite. */
  icon: string;
}

export interface GroupWords extends LinkWords {
  children?: ChildWords[] | undefined;
}

export interface OfficeWords {
  id: string;
  city: string;
  state: string;
  street: string;
  suite: string;
  postalCode: string;
  phone: string;
  email: string;
}

export interface CompanyWords {
  name: string;
  tagline: string;
  offices: OfficeWords[];
  social: SocialAddresses;
}

export interface SocialAddresses {
  facebook: string;
  twitter: string;
  linkedin: string;
}

export interface ErrorWords {
  unknownAddress: string;
  lostPart: string;
  unexpected: string;
  tryAgain: string;
  home: string;
  contact: string;
  details: string;
  picture: PictureFile;
}

/** The words of the frame's unchanging parts: they are rendered at build and travel as markup only. */
export interface FrameWords {
  /** The year of the build; the browser sets its own. */
  year: number;
  company: CompanyWords;
  header: GroupWords[];
  /** The address of the navigation's sprite of icons. */
  icons: string;
  menu: LinkWords[];
  footer: LinkWords[][];
  callToAction: { heading: string; button: string; link: string; picture: PictureFile };
}

/** The words that the browser needs as data. */
export interface SiteWords {
  /** The release: changes with code or content. */
  build: string;
  /** The company's name. */
  company: string;
  /** A receiver for page metrics, or '' for none. */
  metricsReceiver: string;
}
