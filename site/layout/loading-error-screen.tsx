import { useEffect, useState } from 'react';
import { ErrorScreen, type ErrorScreenProps } from './error-screen.tsx';
import { errorWords, loadErrorWords } from './error-words.ts';

/** The error screen with the words that are there, and with all once they have come. */
export function LoadingErrorScreen(props: Omit<ErrorScreenProps, 'words'>) {
  const [words, setWords] = useState(errorWords);
  useEffect(() => void loadErrorWords().then(setWords, () => undefined), []);
  return <ErrorScreen {...props} words={words} />;
}
