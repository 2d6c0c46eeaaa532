import type { LogoSymbol } from '../ui/logo.tsx';
import type { Background } from '../ui/background.ts';
import type { PictureFile } from '../ui/picture.tsx';

export interface LinkContent {
  name: string;
  link: string;
}

export interface ChildContent extends LinkContent {
  note?: string | undefined;
  /** The id of its icon in the navigation's sprite. */
  icon: string;
  /** Its child pages, separated by spaces: their addresses need not begin with its own. */
  childPaths?: string | undefined;
}

export interface GroupContent extends LinkContent {
  children?: ChildContent[] | undefined;
}

export interface OfficeContent {
  id: string;
  /** Such as `Spring, TX`. */
  name: string;
  city: string;
  /** The postal address, line by line. */
  address: string[];
  phone: string;
  email: string;
}

export interface CompanyContent {
  name: string;
  symbol: LogoSymbol;
  tagline: string;
  offices: OfficeContent[];
  /** The company's social networks. */
  social: SocialContent[];
}

export interface SocialContent {
  name: string;
  /** The URL of the company's profile. */
  url: string;
  /** The shapes of its icon. */
  icon: string;
}

export interface ErrorContent {
  /** The explanation for an unknown address. */
  unknownAddress: string;
  /** The explanation for a part of the site that could not be loaded. */
  lostPart: string;
  /** The explanation for any other error. */
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

/** The content of header, menu, closing banner and footer. */
export interface LayoutContent {
  /** The year of the build; the browser replaces it with the current year. */
  year: number;
  company: CompanyContent;
  header: GroupContent[];
  /** The address of the sprite with the navigation's icons. */
  iconSpriteAddress: string;
  menu: LinkContent[];
  footer: LinkContent[][];
  callToAction: {
    heading: string;
    button: string;
    link: string;
    picture: PictureFile;
    /** The closing pictures of parts of the site, by the address of the part's topmost page. */
    parts: Record<string, { picture: PictureFile; background: Background; whole: boolean }>;
    /** A sentence on how the misplaced piece of a page's hero has been fitted into the closing picture, by the page's address. */
    fitted: Record<string, string>;
  };
}

/** The data that all documents share. */
export interface SiteData {
  /** The name of the release, which changes with code or content. */
  release: string;
  company: Pick<CompanyContent, 'name' | 'symbol'>;
  /** The address that receives page metrics; '' for none. */
  metricsReceiver: string;
}
