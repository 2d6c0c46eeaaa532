/**
 * Sveltia CMS on the files of this machine. Its test backend keeps files in the browser's file system; here that file
 * system is the editor's server, which converts them to YAML and Markdown and answers with the result of the check.
 */
import { registerArticleComponents } from './article-components.js';
import './link-dialog.js';
import { registerLinkField } from './link-field.js';
import { registerLinkedTextField } from './linked-text-field.js';
import { registerBadges } from './list-badges.js';
import './open-group.js';
import { registerPreviews } from './page-preview.js';
import { registerPictureField } from './picture-field.js';
import { showChanges } from './publish-bar.js';
import { showResult } from './result-panel.js';
import { FolderHandle } from './server-files.js';
import { askJson } from './server.js';
import './shared-value.js';

// No login: the secret in the page's address is what allows it to write.
navigator.storage.getDirectory = async () => ({ getDirectoryHandle: async () => new FolderHandle('') });
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));

// After a save the form stays open, unless the CMS's settings say otherwise.
const settings = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ closeOnSave: false, ...settings }));

window.CMS_MANUAL_INIT = true;
const { default: CMS } = await import('./program/npm/index.js');
const config = await askJson('config.json');
registerPictureField(CMS);
registerLinkField(CMS);
registerLinkedTextField(CMS);
registerArticleComponents(CMS);
registerPreviews(CMS, config);
await registerBadges(CMS);
CMS.init({ config });
void showChanges();
const firstCheck = await askJson('problems.json');
if (firstCheck.problems.length > 0) showResult({ ...firstCheck, isSaved: false });
