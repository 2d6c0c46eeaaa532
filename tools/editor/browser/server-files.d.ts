/** A file in the shape of the File System API, with the path that the CMS also reads. */
interface FileHandle {
  path: string;
  name: string;
  createWritable: () => Promise<{ write: (data: string | Blob) => Promise<void>; close: () => Promise<void> }>;
  move: (folder: FolderHandle, name: string) => Promise<void>;
  getFile: () => Promise<File>;
}

export class FolderHandle {
  constructor(path: string);
  getFileHandle(name: string, options?: { create?: boolean }): Promise<FileHandle>;
  removeEntry(name: string): Promise<void>;
}
