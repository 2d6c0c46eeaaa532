/** A file as the CMS has it, of the File System API. */
interface FileHandle {
  path: string;
  move: (folder: FolderHandle, name: string) => Promise<void>;
}

export class FolderHandle {
  constructor(path: string);
  getFileHandle(name: string, options?: { create?: boolean }): Promise<FileHandle>;
}
