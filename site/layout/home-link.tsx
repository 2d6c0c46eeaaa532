import * as language from '#language';
import { Link } from '../navigation/link.tsx';
import { Logo } from '../ui/logo.tsx';
import * as styles from './home-link.module.css';
import type { CompanyContent } from './layout-content.ts';

interface HomeLinkProps {
  company: Pick<CompanyContent, 'name' | 'symbol'>;
  className?: string | undefined;
}

/** The company's logo as a link to home. Never marked as the current page, not even on home. */
export function HomeLink({ company, className }: HomeLinkProps) {
  return (
    <Link to="/" className={styles.link} aria-label={language.homeOf(company.name)} aria-current={undefined} rel="home">
      <Logo name={company.name} symbol={company.symbol} className={className} />
    </Link>
  );
}
