/** One of the techniques of content/techniques.yaml. */
export interface Technique {
  number: number;
  name: string;
  description: string;
}
