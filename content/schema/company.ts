import { z } from 'zod';
import { text } from './text.ts';

const phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'is no US phone number: write it as (281) 555-0142');
const url = z.url('is no complete address: write it with https://');

const office = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/, 'may only have small letters and hyphens: for example sugar-land'),
  city: text,
  state: z.string().regex(/^[A-Z]{2}$/, 'is no two-letter state: write it as TX'),
  street: text,
  suite: z.string(),
  postalCode: z.string().regex(/^\d{5}$/, "is no five-digit ZIP code: write it in quotes, as '77379'"),
  phone,
  email: z.email('is no e-mail address: write it as hello@example.com'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  directions: text,
});

/** content/company.yaml: the company, once. */
export const companySchema = z.strictObject({
  name: text,
  slug: z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'may only have small letters, digits and single hyphens: for example juniper-jay',
    ),
  tagline: text,
  description: text,
  url: url
    .refine((value) => !value.endsWith('/'), 'ends with a slash: leave it out')
    .refine(
      (value) => !/^https?:\/\/[^/]+\/./.test(value) || value.endsWith('/'),
      'has a path behind the domain: the site can only be published at the root of a domain, use one such as https://site.example.com',
    ),
  email: z.email('is no e-mail address: write it as hello@example.com'),
  offices: z.array(office).length(2, 'needs exactly two offices: the pages are laid out for two'),
  social: z.strictObject({ facebook: url, twitter: url, linkedin: url }),
  enquiry: z.strictObject({
    applicationId: z.int('is no whole number: write the number of the application'),
    api: z
      .string()
      .regex(/^(https?:\/\/[^/]+)?\/(.*\/)?api\/$/, 'must end in /api/: for example /api/ or https://crm.example/api/'),
    failureMessage: z.string(),
  }),
  liveMaps: z.enum(['on-request', 'at-once'], 'is either on-request or at-once'),
  metricsReceiver: z.union([z.literal(''), url]),
});

export type Company = z.infer<typeof companySchema>;
export type Office = Company['offices'][number];
