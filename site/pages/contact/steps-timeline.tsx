import { Title } from '../../ui/title.tsx';
import { Steps, type StepsProps } from '../../sections/steps.tsx';

export interface StepsTimelineProps extends Pick<StepsProps, 'steps'> {
  heading: string;
}

/** Consecutive steps on a vertical line, under a small heading. */
export function StepsTimeline({ heading, steps }: StepsTimelineProps) {
  return (
    <div>
      <Title as="h3" size="smallTitle">
        {heading}
      </Title>
      <Steps steps={steps} />
    </div>
  );
}
