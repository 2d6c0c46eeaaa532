import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv, type AnySchema } from 'ajv';
import { expect, test } from 'vitest';
import { routes as siteRoutes } from '#site/routes.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { ContentFiles } from '#tools/editor/content-files.ts';
import { editorConfig } from '#tools/editor/editor-config.ts';
import { startTestEditor } from './test-editor.ts';

test('the program gets a configuration that is valid by its schema, and neither validates it nor writes it as YAML', async () => {
  const { ask } = await startTestEditor();
  const { text: program } = await ask('/program/npm/index.js');
  // The two places in the minified program that `fasterStart` of editor-program.ts changes.
  expect(program.match(/\(\{config:\w+,schemas:undefined,collectors:/g)).toHaveLength(1);
  expect(program.match(/\(JSON\.stringify\(\w+\)\),console\.debug\(`CMS configuration:`/g)).toHaveLength(1);
  const schemaFile = fileURLToPath(import.meta.resolve('@sveltia/cms').replace(/npm.*/, 'schema/sveltia-cms.json'));
  const validate = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(schemaFile, 'utf8')) as AnySchema);
  const config: unknown = JSON.parse(
    JSON.stringify(editorConfig(new ContentFiles(contentFolder, siteRoutes), 'A company')),
  );
  expect(validate(config), JSON.stringify(validate.errors)).toBe(true);
});
