import { defineConfig } from 'astro/config';

/** Follows https://docs.astro.build/: a content collection of Markdown, a layout, pictures in public/. */
export default defineConfig({});
