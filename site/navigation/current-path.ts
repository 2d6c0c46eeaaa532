import { createContext, use } from 'react';

const CurrentPath = createContext('');

export const CurrentPathProvider = CurrentPath.Provider;

/** The path of the current page, such as `/why-us`. */
export const useCurrentPath = () => use(CurrentPath);
