import type { SignDrawing } from '../ui/logo.tsx';
import type { Ground } from '../ui/ground.ts';
import type { PictureFile } from '../ui/picture.tsx';

export interface LinkContent {
  name: string;
  link: string;
}

export interface ChildContent extends LinkContent {
  note?: string | undefined;
  /** The id of its icon in the navigation's sprite. */
  icon: string;
  /** The pages below it, separated by spaces, if their addresses do not show that. */
  below?: string | undefined;
}

export interface GroupContent extends LinkContent {
  children?: ChildContent[] | undefined;
}

export interface OfficeContent {
  id: string;
  /** `Spring, TX` */
  name: string;
  city: string;
  /** Its postal address, line by line. */
  address: string[];
  phone: string;
  email: string;
}

export interface CompanyContent {
  name: string;
  sign: SignDrawing;
  tagline: string;
  offices: OfficeContent[];
  /** The company's social networks. */
  social: SocialContent[];
}

export interface SocialContent {
  name: string;
  address: string;
  /** The shapes of its icon. */
  icon: string;
}

export interface ErrorContent {
  unknownAddress: string;
  lostPart: string;
  unexpected: string;
  tryAgain: string;
  /** The label before the requested address. */
  asked: string;
  /** The heading of the pages with similar addresses. */
  nearest: string;
  /** Links to the most important pages. */
  main: LinkContent[];
  /** The label that opens the list of all pages. */
  allPages: string;
  /** The label that opens the technical details. */
  details: string;
  picture: PictureFile;
}

/** The words of header, menu, closing banner and footer. */
export interface LayoutContent {
  /** The year of the build; the browser sets its own. */
  year: number;
  company: CompanyContent;
  header: GroupContent[];
  /** The address of the navigation's sprite of icons. */
  icons: string;
  menu: LinkContent[];
  footer: LinkContent[][];
  callToAction: {
    heading: string;
    button: string;
    link: string;
    picture: PictureFile;
    /** Parts of the site with a closing picture of their own, by the address of their top page. */
    parts: Record<string, { picture: PictureFile; ground: Ground; whole: boolean }>;
    /** By page address, a sentence on how the misplaced piece of the page's hero fits in. */
    fitted: Record<string, string>;
  };
}

/** Data that every document shares. */
export interface SiteData {
  /** The release's name: changes with code or content. */
  release: string;
  company: Pick<CompanyContent, 'name' | 'sign'>;
  /** A receiver for page metrics, or '' for none. */
  metricsReceiver: string;
}
