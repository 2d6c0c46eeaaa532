import { Definitions } from '../../ui/definitions.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Text } from '../../ui/text.tsx';
import * as styles from './field-signs.module.css';

export interface FieldSignsProps {
  heading: string;
  /** `says` is what people in the company say, `field` what usually helps. */
  signs: { says: string; field: string; reason: string }[];
}

/** The sentences that people say in a company, in large type, each with the field that helps and why. */
export function FieldSigns({ heading, signs }: FieldSignsProps) {
  return (
    <Band>
      <Wrap>
        <SectionHead heading={heading} />
        <Definitions
          layout="beside"
          className={styles.signs}
          items={signs.map(({ says, field, reason }) => ({
            term: says,
            text: (
              <>
                <Text as="b" block color="pine">
                  {field}
                </Text>{' '}
                {reason}
              </>
            ),
          }))}
        />
      </Wrap>
    </Band>
  );
}
