import { Fragment } from 'react';
import * as language from '#language';
import { MoreLink } from '../ui/more-link.tsx';
import { Picture, type PictureFile } from '../ui/picture.tsx';
import * as styles from './thank-you.module.css';

export interface ThankYouContent {
  message: string;
  /** The label of the reference. */
  reference: string;
  picture?: PictureFile | undefined;
}

/** Splits a message such as “Thank you! Talk to you soon.” into its sentences, each of which has its own line. */
const splitSentences = (message: string) => message.split(/(?<=[.!?]) +/);

/** The content of the page that a form posted without a script leads to. `reference` is null if there is none. */
export function ThankYou({ content, reference }: { content: ThankYouContent; reference: string | null }) {
  const { message, picture } = content;
  return (
    <div className={picture && styles.split}>
      <div className={styles.text}>
        <h1 className={styles.title}>
          {splitSentences(message).map((sentence, index) => (
            <Fragment key={sentence}>
              {/* Without a space, adjacent blocks would become one word when read aloud or copied. */}
              {index > 0 && ' '}
              <span className={styles.sentence}>{sentence}</span>
            </Fragment>
          ))}
        </h1>
        {reference !== null && (
          <p className={styles.reference}>
            {content.reference} <strong className={styles.number}>{reference}</strong>
          </p>
        )}
        <MoreLink to="/">{language.home}</MoreLink>
      </div>
      {picture && (
        <Picture
          file={picture}
          sizes="(width >= 960px) 44vw, (width > 700px) 50vw, 100vw"
          priority
          className={styles.picture}
        />
      )}
    </div>
  );
}
