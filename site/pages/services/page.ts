import { definePage } from '../define-page.ts';
import { servicesProps } from './services-props.ts';
import { servicesSchema } from './services-schema.ts';

export const services = definePage({
  name: 'services',
  hero: true,
  schema: servicesSchema,
  props: servicesProps,
  load: async () => (await import('./services-page.tsx')).ServicesPage,
});
