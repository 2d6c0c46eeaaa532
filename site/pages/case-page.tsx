import { KeptBody } from '../ui/kept-body.tsx';

export interface CasePageProps {
  html: { study: string };
}

/** A case answers to nothing but its links: all of it is in case-body.tsx. */
export const CasePage = ({ html }: CasePageProps) => <KeptBody name="study" html={html.study} />;
