import * as styles from './footer-office.module.css';
import type { OfficeContent } from './layout-content.ts';
import { AddressText } from '../ui/address-text.tsx';
import { PostalLine } from '../ui/postal-line.tsx';
import { telephoneHref } from '../ui/telephone-href.ts';

/** An office in the footer: name, postal address, phone number and email address. */
export function FooterOffice({ name, address, phone, email }: OfficeContent) {
  return (
    <div>
      <h2 className={styles.name}>{name}</h2>
      <address className={styles.address}>
        {address.map((line) => (
          <span className={styles.addressLine} key={line}>
            <PostalLine text={line} />
          </span>
        ))}
      </address>
      <a href={telephoneHref(phone)} className={styles.contact}>
        {phone}
      </a>
      <a href={`mailto:${email}`} className={styles.contact}>
        <AddressText text={email} />
      </a>
    </div>
  );
}
