import { classes } from '../../ui/classes.ts';
import * as arrival from '../../ui/arrival.module.css';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './day-hours.module.css';
import { InspectionPhone, type InspectionPhoneProps } from './inspection-phone.tsx';
import { above } from '../../ui/space.ts';
import { Columns } from '../../ui/columns.tsx';

interface DayHoursProps {
  heading: string;
  hours: {
    /** The time on a twelve-hour clock: 5:40. */
    time: string;
    /** The half of the day: am, pm. */
    half: string;
    title: string;
    text: string;
    /** One or four parts of the screen. */
    pictures?: PictureFile[] | undefined;
    /** Shown instead of the pictures. */
    inspection?: InspectionPhoneProps | undefined;
  }[];
}

/** A working day, hour by hour, each with what the product shows then. */
export function DayHours({ heading, hours }: DayHoursProps) {
  return (
    <Band background="stone" className={styles.day}>
      <Wrap>
        <SectionHead heading={heading} />
        <ol>
          {hours.map(({ time, half, title, text, pictures = [], inspection }) => (
            <Columns
              as="li"
              tablet={2}
              desktop={[1, 2]}
              wide={['180px', 1, 2]}
              gap={[4, 6]}
              className={styles.hour}
              key={title}
            >
              <Title size="medium" numeral className={styles.time}>
                {time}{' '}
                <Text as="small" size="body" weight="strong">
                  {half}
                </Text>
              </Title>
              <div className={styles.content}>
                <h3>{title}</h3>
                <p className={classes(styles.text, above(3))}>{text}</p>
              </div>
              {inspection ? (
                <div className={styles.pictures}>
                  <InspectionPhone {...inspection} />
                </div>
              ) : (
                <div
                  className={classes(
                    styles.pictures,
                    pictures.length > 1 ? styles.fourPictures : styles.onePicture,
                    arrival.row,
                  )}
                >
                  {pictures.map((picture) => (
                    <Picture
                      key={picture.jpeg}
                      file={picture}
                      sizes={`(width <= 700px) 90vw, ${pictures.length > 1 ? 440 : 896}px`}
                      className={styles.picture}
                    />
                  ))}
                </div>
              )}
            </Columns>
          ))}
        </ol>
      </Wrap>
    </Band>
  );
}
