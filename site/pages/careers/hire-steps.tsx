import { Band } from '../../ui/band.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './hire-steps.module.css';
import { Steps, type StepsProps } from '../../sections/steps.tsx';

export interface HireStepsProps extends Pick<StepsProps, 'steps'> {
  heading: string;
}

/** The steps from the application to the first day, on a horizontal line; on a phone, down a vertical one. */
export function HireSteps({ heading, steps }: HireStepsProps) {
  return (
    <Band>
      <Wrap>
        <SectionHead heading={heading} />
        <Steps steps={steps} headings classNames={styles} />
      </Wrap>
    </Band>
  );
}
