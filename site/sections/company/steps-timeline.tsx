import * as text from '../../ui/words.module.css';
import { Steps, type StepsProps } from './steps.tsx';

export interface StepsTimelineProps extends Pick<StepsProps, 'steps'> {
  heading: string;
}

/** What happens one after the other, down a line, under a small heading. */
export function StepsTimeline({ heading, steps }: StepsTimelineProps) {
  return (
    <div>
      <h3 className={text.title}>{heading}</h3>
      <Steps steps={steps} />
    </div>
  );
}
