import { Picture, type PictureProps } from '../../ui/picture.tsx';

/** A picture in a template: nothing of it is loaded before a script takes it out. */
export const DeferredPicture = (props: PictureProps) => (
  <template>
    <Picture {...props} inTemplate />
  </template>
);
