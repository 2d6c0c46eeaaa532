import { Badge } from '../../ui/badge.tsx';
import { Band } from '../../ui/band.tsx';
import { Definitions } from '../../ui/definitions.tsx';
import { DrawnButton } from '../../ui/drawn-button.tsx';
import { DrawnScreen } from '../../ui/drawn-screen.tsx';
import { backgroundClass } from '../../ui/background.ts';
import { PlumeTile } from '../../ui/plume-tile.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { check } from '../../ui/icons/check.ts';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import { above } from '../../ui/space.ts';
import { Row } from '../../ui/row.tsx';
import * as textStyles from '../../ui/text.module.css';
import * as styles from './pocket-card.drawing.module.css';

interface PocketCardProps {
  heading: string;
  text: string;
  facts: { title: string; text: string }[];
  card: {
    label: string;
    column: string;
    count: string;
    title: string;
    area: string;
    points: string;
    checks: { text: string; done: boolean }[];
    timer: { value: string; name: string; stop: string };
    note: { who: string; initials: string; text: string };
  };
}

/** A card on a phone's screen: its tasks, a running timer and a note. */
function CardPhone({ label, column, count, title, area, points, checks, timer, note }: PocketCardProps['card']) {
  return (
    <DrawnScreen device="phone" rising label={label} className={styles.phone}>
      <Row as="p" between className={classes(textStyles.strong, textStyles.quiet)}>
        {column} <Badge background="night">{count}</Badge>
      </Row>
      <Title size="card" className={above(5)}>
        {title}
      </Title>
      <Text color="quiet" className={styles.area}>
        {area} <Badge background="haze">{points}</Badge>
      </Text>
      <ul className={above(5)}>
        {checks.map(({ text: task, done }) => (
          <Row as="li" gap={3} align="center" key={task} className={styles.check}>
            <PlumeTile
              background={done ? 'cobalt' : 'chalk'}
              size="small"
              className={classes(styles.checkbox, !done && styles.unchecked)}
            >
              {done && <Icon className={styles.icon} drawing={check} />}
            </PlumeTile>
            <Text as="span" color={done ? 'quiet' : 'ink'}>
              {task}
            </Text>
          </Row>
        ))}
      </ul>
      <Row as="p" gap={2} align="baseline" className={classes(styles.timer, backgroundClass('night'))}>
        <Title as="b" size="card" className={styles.time}>
          {timer.value}
        </Title>{' '}
        <Text as="span" color="quiet">
          {timer.name}
        </Text>{' '}
        <DrawnButton background="chalk" className={styles.stop}>
          {timer.stop}
        </DrawnButton>
      </Row>
      <p className={styles.note}>
        <PlumeTile background="deep" size="medium">
          {note.initials}
        </PlumeTile>
        <span>
          <b>{note.who}</b> {note.text}
        </span>
      </p>
    </DrawnScreen>
  );
}

/** A card of the board on a phone, which rises from the lower edge, with the benefits beside it. */
export function PocketCard({ heading, text, facts, card }: PocketCardProps) {
  return (
    <Band background="sky" clip flush>
      <Wrap className={styles.split}>
        <CardPhone {...card} />
        <div className={styles.text}>
          <SectionHead heading={heading} text={text} />
          <Definitions layout="beside" items={facts.map((fact) => ({ term: fact.title, text: fact.text }))} />
        </div>
      </Wrap>
    </Band>
  );
}
