export function registerArticleComponents(CMS: {
  registerFieldType: (name: string, control: unknown) => void;
  registerEditorComponent: (component: object) => void;
}): void;
