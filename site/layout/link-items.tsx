import { Link } from '../navigation/link.tsx';
import type { LinkContent } from './layout-content.ts';

/** List items with a link each. */
export const LinkItems = ({ links, className }: { links: LinkContent[]; className: string | undefined }) =>
  links.map(({ name, link }) => (
    <li key={link}>
      <Link to={link} className={className}>
        {name}
      </Link>
    </li>
  ));
