import { createContext, use } from 'react';

const CurrentPath = createContext('');

export const CurrentPathProvider = CurrentPath.Provider;

/** The path of the current page, such as `/why-us`; '' on a page without an address. */
export const useCurrentPath = () => use(CurrentPath);
