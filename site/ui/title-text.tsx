import * as styles from './title-text.module.css';

/** The text of a title, which never breaks within a compound such as “five-star.” */
export function TitleText({ text }: { text: string }) {
  return text.split(/([^\s-]+(?:-[^\s-]+)+)/).map((part, index) => {
    // The parts at odd indexes are the matches.
    const isCompound = index % 2 === 1;
    return isCompound ? (
      <span className={styles.compound} key={index}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
