/** One interface picture: a screen of one of our sample products. */
export interface Screen {
  /** In CSS pixels; the master has double density. */
  width: number;
  height: number;
  /** Its style sheets, from this folder: `rental/card.css`. */
  styles: string[];
  /** The content of the body. An element of class `label` is drawn on one line and must fit. */
  html: string;
}
