import type { PictureFile } from '../ui/picture.tsx';

export interface LinkProps {
  name: string;
  link: string;
}

export interface HomePageProps {
  heading: string;
  banners: {
    title: string;
    /** The title up to its first comma or full stop. */
    label: string;
    subTitle: string;
    picture: PictureFile;
    primary: LinkProps;
    secondary: LinkProps;
  }[];
  about: {
    heading: string;
    lead: string;
    text: string;
    link: LinkProps;
    picture: PictureFile;
    facts: { figure: string; text: string }[];
  };
  technologies: {
    heading: string;
    text: string;
    lists: { heading: string; items: { mark: string; name: string; use: string }[] }[];
    groups: { heading: string; items: { mark: string; name: string }[] }[];
  };
  expertise: {
    heading: string;
    text: string;
    cards: { name: string; link: string; picture: PictureFile; description: string }[];
  };
  message: { heading: string; text: string; link: LinkProps; picture: PictureFile };
  team: {
    heading: string;
    text: string;
    members: { id: string; name: string; role: string; office: string; picture: PictureFile }[];
  };
  feedback: {
    heading: string;
    link: LinkProps;
    testimonials: { customerName: string; role: string; companyName: string; excerpt: string }[];
  };
  clients: { heading: string; clients: { name: string; mark: string }[] };
}

export function HomePage({ heading }: HomePageProps) {
  return <h1>{heading}</h1>;
}
