import { describe, expect, it } from 'vitest';
import type { FieldError } from '#contract/field-error.ts';
import { refusals } from '#languages/en.ts';
import { exampleCompany } from '../testing/example-company.ts';
import { refusalPage } from './refusal-page.ts';

const emailRefused: FieldError[] = [{ field: 'email', reason: refusals.emailShape }];

function pageFor(body: Record<string, unknown>, refusals = emailRefused): string {
  return refusalPage(
    { headline: 'Not sent', advice: 'Correct it.', refusals, post: { form: 'contact', body, honeypotValue: '' } },
    exampleCompany,
  );
}

describe('the refusal page', () => {
  it('gives back what was typed to the letter, and none of it is interpreted as HTML', () => {
    const html = pageFor({
      name: `"><script>alert(1)</script>`,
      email: `' onfocus='x`,
      question: '\n</textarea><img src=x>&amp;\n',
      created: '"><b>',
      applicationId: 9,
    });
    expect(html).toContain('id="name" name="name" value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain('value="&#39; onfocus=&#39;x"');
    // HTML drops one line break after the tag: the second is the one that was typed.
    expect(html).toContain('>\n\n&lt;/textarea&gt;&lt;img src=x&gt;&amp;amp;\n</textarea>');
    expect(html).toContain('name="created" value="&quot;&gt;&lt;b&gt;"');
    expect(html).toContain('name="applicationId" value="9"');
    expect(html).not.toMatch(/<script|<img/);
  });

  it('names an unknown field harmlessly', () =>
    expect(pageFor({}, [{ field: '<b>cc</b>', reason: refusals.unknown }])).toContain(
      `<li>&lt;b&gt;cc&lt;/b&gt;: ${refusals.unknown}</li>`,
    ));

  it('tells assistive technology which field is invalid and why', () => {
    const html = pageFor({});
    expect(html).toContain('name="email" aria-invalid="true" aria-describedby="email-why"');
    expect(html).toContain(`<p class="why" id="email-why">${refusals.emailShape}</p>`);
    expect(html).toContain(`<li><a href="#email">Email</a>: ${refusals.emailShape}</li>`);
    expect(html.match(/aria-invalid=/g)).toHaveLength(1);
  });

  it.each(['name', 'email', 'phone', 'question'])('%s has a label', (name) =>
    expect(pageFor({})).toMatch(new RegExp(`<label for="${name}">[^<]+</label>\\n<(input|textarea) [^>]*id="${name}"`)),
  );

  it('has the company’s name and colors', () => {
    const html = pageFor({});
    expect(html).toContain('<p class="company">Copper &amp; Wren</p>');
    expect(html).toContain('<title>Not sent Copper &amp; Wren</title>');
    const { night, ink, cobalt, ember, stone } = exampleCompany.colors;
    expect(new Set(html.match(/#[\da-f]{6}/g))).toEqual(new Set([night, ink, cobalt, ember, stone]));
  });

  it('without the posted text shows only a message', () => {
    const html = refusalPage({ headline: 'Too long', advice: 'Shorten it.', refusals: [] }, exampleCompany);
    expect(html).toContain('<h1>Too long</h1>');
    expect(html).not.toContain('<form');
  });
});
