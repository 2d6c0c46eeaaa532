import * as styles from './footer.module.css';
import type { OfficeContent } from './layout-content.ts';
import { telephoneHref } from './telephone-href.ts';

export function FooterOffice({ name, address, phone, email }: OfficeContent) {
  return (
    <div className={styles.office}>
      <h2>{name}</h2>
      <address>
        {address.map((line) => (
          <span className={styles.line} key={line}>
            {line}
          </span>
        ))}
      </address>
      <a href={telephoneHref(phone)}>{phone}</a>
      <a href={`mailto:${email}`}>{email}</a>
    </div>
  );
}
