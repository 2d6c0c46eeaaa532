import { createContext, use } from 'react';

const CurrentPath = createContext('');

export const CurrentPathProvider = CurrentPath.Provider;

/** The path of the page on show, such as `/why-us`. */
export const useCurrentPath = () => use(CurrentPath);
