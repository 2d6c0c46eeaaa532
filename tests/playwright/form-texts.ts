import { test } from '@playwright/test';
import type { FormKind } from '#contract/enquiry-form.ts';
import { contentOfPage } from './site-content.ts';

const noForm = { question: '', success: '', reference: '', phoneHint: '', note: '', privacy: { name: '', link: '' } };

/** The texts of each form; empty for a form that no page has. */
export const formTexts = {
  contact: contentOfPage('contact', { form: noForm }).form,
  careers: contentOfPage('careers', { form: noForm }).form,
};

/** The reason to skip tests of a form; undefined if the site has it. */
export const formSkipReason = (kind: FormKind) =>
  formTexts[kind] === noForm ? `no page of the site has the ${kind} form` : undefined;

/** Skips tests that need these forms. */
export const skipWithoutForm = (...kinds: FormKind[]) => {
  const missingKind = kinds.find(formSkipReason);
  test.skip(missingKind !== undefined, missingKind && formSkipReason(missingKind));
};
