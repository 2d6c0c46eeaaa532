import * as styles from './footer.module.css';
import type { OfficeContent } from './layout-content.ts';
import { telephoneHref } from './telephone-href.ts';

export function FooterOffice({ city, state, street, suite, postalCode, phone, email }: OfficeContent) {
  return (
    <div className={styles.office}>
      <h2>
        {city}, {state}
      </h2>
      <address>
        {street}
        <br />
        {suite && (
          <>
            {suite}
            <br />
          </>
        )}
        {city}, {state} {postalCode}
      </address>
      <a href={telephoneHref(phone)}>{phone}</a>
      <a href={`mailto:${email}`}>{email}</a>
    </div>
  );
}
