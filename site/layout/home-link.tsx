import { Link } from '../navigation/link.tsx';
import { Logo } from '../ui/logo.tsx';

/** The company's logo, leading home. From everywhere, home as well: it is never marked as the current page. */
export function HomeLink({ company }: { company: string }) {
  return (
    <Link to="/" aria-label={`${company}, home`} aria-current={undefined} rel="home">
      <Logo name={company} />
    </Link>
  );
}
