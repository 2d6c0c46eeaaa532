'use client';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

export const CurrentPathProvider = ({ children }: { value: string; children: ReactNode }) => children;

/** The path of the current page, such as `/why-us`. */
export const useCurrentPath = () => usePathname().replace(/(.)\/$/, '$1');
