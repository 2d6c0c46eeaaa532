import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Text } from '../../ui/text.tsx';
import { above } from '../../ui/space.ts';
import * as textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes.ts';
import * as styles from './client-quote.module.css';

export interface ClientQuoteProps {
  feedback: string;
  customerName: string;
  role: string;
  companyName: string;
}

/** The client's whole statement about the case. */
export function ClientQuote({ feedback, customerName, role, companyName }: ClientQuoteProps) {
  return (
    <Band background="haze">
      <Wrap>
        <figure>
          <blockquote className={styles.text}>
            <p>{feedback}</p>
          </blockquote>
          <figcaption className={classes(textStyles.quiet, above(6))}>
            <Text as="b" block color="ink">
              {customerName}
            </Text>{' '}
            {role}, {companyName}
          </figcaption>
        </figure>
      </Wrap>
    </Band>
  );
}
